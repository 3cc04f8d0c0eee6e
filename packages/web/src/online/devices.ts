import { pushOffer, subscribe, unsubscribe } from './api.ts';

/** Whether this device is told of turns while no page is open; or why not. */
export type Telling = 'on' | 'off' | 'forbidden' | 'failed';

/** Nothing where it cannot be had: the browser has no such thing, or the server does not offer it. */
export async function tellingHere(language: string): Promise<Telling | null> {
  try {
    if (!('serviceWorker' in navigator && 'PushManager' in window)) return null;
    const registration = await navigator.serviceWorker.getRegistration();
    const { key, on } = await pushOffer();
    if (registration === undefined || key === null) return null;
    if (Notification.permission === 'denied') return 'forbidden';
    const known = await registration.pushManager.getSubscription();
    // The address may have changed meanwhile, and so may the language.
    return on && known !== null ? await send(known, language) : 'off';
  } catch {
    return null;
  }
}

/** To be called by a click: browsers ask people only then. */
export async function tellMe(language: string): Promise<Telling> {
  try {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return permission === 'denied' ? 'forbidden' : 'off';
    const { pushManager } = await navigator.serviceWorker.ready;
    // An address that somebody else had on this device is not used again.
    await (await pushManager.getSubscription())?.unsubscribe();
    const { key } = await pushOffer();
    return await send(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }), language);
  } catch {
    return 'failed';
  }
}

export async function tellMeNoMore(): Promise<Telling> {
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const [isDone] = await Promise.all([
      unsubscribe(),
      pushManager.getSubscription().then((known) => known?.unsubscribe()),
    ]);
    return isDone ? 'off' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Something by which this device is known anew, unless the answer is a reason why not; if it was told of turns, it is told again. */
export async function stayTold<T>(
  language: string,
  change: () => Promise<T>,
  isDone: (answer: T) => boolean,
): Promise<T> {
  const wasTold = (await tellingHere(language)) === 'on';
  const answer = await change();
  if (wasTold && isDone(answer)) await tellMe(language);
  return answer;
}

async function send(subscription: PushSubscription, language: string): Promise<Telling> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return (await subscribe({ endpoint, p256dh, auth, language })) ? 'on' : 'failed';
}
