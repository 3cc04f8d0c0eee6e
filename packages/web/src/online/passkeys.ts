import type { NewPasskey, UsedPasskey } from '@riband/protocol';
import { addPasskey, type NoPasskey, newPasskeyOffer, type OwnPasskey, passkeyOffer, signInByPasskey } from './api.ts';

/** Whether this browser knows of such a thing. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** All that one has then; or why there is no new one. To be called by a click. */
export async function makePasskey(name: string): Promise<readonly OwnPasskey[] | NoPasskey> {
  const offer = await newPasskeyOffer();
  if (typeof offer === 'string') return offer;
  const { challenge, host, player, known, algorithms } = offer;
  const made = await unlessRefused(
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(challenge),
        rp: { id: host, name: 'Blue Riband' },
        user: { id: new TextEncoder().encode(player.id), name: player.name, displayName: player.name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: known.map((id) => ({ type: 'public-key', id: bytes(id) })),
        // So that nobody has to type who they are, and a device that was found opens nothing.
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    }),
  );
  if (!(made?.response instanceof AuthenticatorAttestationResponse)) return 'failed';
  const { clientDataJSON, attestationObject } = made.response;
  const given: NewPasskey = { name, clientData: text(clientDataJSON), attestation: text(attestationObject) };
  return addPasskey(given);
}

/** Who one is; or why that is not known. */
export async function usePasskey(): Promise<{ readonly name: string } | NoPasskey> {
  const offer = await passkeyOffer();
  if (typeof offer === 'string') return offer;
  const publicKey = { challenge: bytes(offer.challenge), rpId: offer.host, userVerification: 'required' } as const;
  const used = await unlessRefused(navigator.credentials.get({ publicKey }));
  if (!(used?.response instanceof AuthenticatorAssertionResponse)) return 'unknown';
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response;
  const given: UsedPasskey = {
    id: used.id,
    player: text(userHandle ?? new ArrayBuffer()),
    clientData: text(clientDataJSON),
    authenticatorData: text(authenticatorData),
    signature: text(signature),
  };
  return signInByPasskey(given);
}

/** Nothing if the person, the browser or the device does not want to. */
async function unlessRefused(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  const found = await asked.catch(() => null);
  return found instanceof PublicKeyCredential ? found : null;
}

/** From base64url, and back. */
function bytes(written: string): Uint8Array<ArrayBuffer> {
  const plain = atob(written.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const plain = btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(''));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
