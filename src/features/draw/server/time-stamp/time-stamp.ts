import { createHash, randomBytes } from 'node:crypto';
import * as asn1 from 'asn1js';
import {
  AlgorithmIdentifier,
  ContentInfo,
  id_sha256,
  MessageImprint,
  PKIStatus,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

const buffer = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest();

/** A time stamp request (RFC 3161) for a text, in DER, and the nonce that the response must repeat. */
export function stampRequest(text: string): { request: Buffer; nonce: string } {
  // A positive number: the first bit is 0, and the first byte is not.
  const nonce = randomBytes(8);
  nonce[0] = ((nonce[0] as number) & 0x3f) | 0x40;
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: id_sha256, algorithmParams: new asn1.Null() }),
      hashedMessage: new asn1.OctetString({ valueHex: buffer(sha256(text)) }),
    }),
    nonce: new asn1.Integer({ valueHex: buffer(nonce) }),
    certReq: true,
  });
  return { request: Buffer.from(request.toSchema().toBER()), nonce: hex(nonce) };
}

/**
 * The token from an authority's response: of this exact text, for this request, and signed.
 * @returns DER, and when it was made
 * @throws Error with a sentence
 */
export async function stampOf(answer: Buffer, { text, nonce }: { text: string; nonce: string }) {
  const { status, timeStampToken } = TimeStampResp.fromBER(buffer(answer));
  const isGranted = status.status === PKIStatus.granted || status.status === PKIStatus.grantedWithMods;
  if (!isGranted || !timeStampToken) throw new Error('The authority refused to make a time stamp.');
  const signed = new SignedData({ schema: timeStampToken.content });
  const content = signed.encapContentInfo.eContent?.getValue();
  if (!content) throw new Error('The time stamp is empty.');
  const info = TSTInfo.fromBER(content);
  if (hex(info.messageImprint.hashedMessage.valueBlock.valueHexView) !== hex(sha256(text)))
    throw new Error('The time stamp is of something else.');
  if (!info.nonce || hex(info.nonce.valueBlock.valueHexView) !== nonce)
    throw new Error('The time stamp answers another request.');
  const isSigned = await signed.verify({ signer: 0, checkChain: false, data: buffer(Buffer.from(text)) });
  if (!isSigned) throw new Error('The signature of the time stamp is not right.');
  const token = new ContentInfo({ contentType: timeStampToken.contentType, content: timeStampToken.content });
  return { token: Buffer.from(token.toSchema().toBER()), at: info.genTime };
}
