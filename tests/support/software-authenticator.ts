import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text64 = (data: Buffer) => data.toString('base64url');

/** CBOR, as far as a credential needs it: text, bytes, small integers and maps. */
const head = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

type Lies = { origin?: string; rpId?: string; counter?: number; flags?: number };

/** A passkey in software, ES256, that can lie about everything it signs. */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = cbor(
    new Map<unknown, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  let uses = 0;
  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lies.origin ?? origin, crossOrigin: false }));
  const head = (rpId: string, flags: number, counter: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const common = { id: text64(id), rawId: text64(id), type: 'public-key', clientExtensionResults: {} };
  return {
    id: text64(id),
    register({ challenge, rp }: { challenge: string; rp: { id: string } }, lies: Lies = {}) {
      const flags = (lies.flags ?? PRESENT_AND_VERIFIED) | WITH_CREDENTIAL;
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([
        head(lies.rpId ?? rp.id, flags, lies.counter ?? uses),
        Buffer.alloc(16),
        length,
        id,
        cose,
      ]);
      const attestation = cbor(
        new Map<unknown, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      const response = {
        clientDataJSON: text64(clientData('webauthn.create', challenge, lies)),
        attestationObject: text64(attestation),
        transports: ['internal'],
      };
      return { ...common, response };
    },
    sign({ challenge, rpId }: { challenge: string; rpId: string }, lies: Lies = {}) {
      uses += 1;
      const data = head(lies.rpId ?? rpId, lies.flags ?? PRESENT_AND_VERIFIED, lies.counter ?? uses);
      const client = clientData('webauthn.get', challenge, lies);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: text64(client),
        authenticatorData: text64(data),
        signature: text64(signature),
      };
      return { ...common, response };
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;
