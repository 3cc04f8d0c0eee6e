import type { NoticeStorage, StoredAddress } from '../src/storage/notices.ts';

/** Somebody was asked there. */
export async function ask(notices: NoticeStorage, question: StoredAddress): Promise<void> {
  await notices.mayAsk(question, { ofPlayer: 100, toMailbox: 100 });
  await notices.asked(question);
}

/** And has said yes. */
export async function confirmed(notices: NoticeStorage, address: StoredAddress): Promise<void> {
  await ask(notices, address);
  await notices.confirm(address.confirmationHash, address.at);
}
