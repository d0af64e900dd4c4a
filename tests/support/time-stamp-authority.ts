import { createHash, randomBytes, webcrypto } from 'node:crypto';
import * as asn1 from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

const TIME_STAMP = '1.2.840.113549.1.9.16.1.4';
const buffer = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

async function makeCertificate(keys: CryptoKeyPair, purpose: string): Promise<Certificate> {
  const certificate = new Certificate({ version: 2, serialNumber: new asn1.Integer({ value: 7 }) });
  const name = new AttributeTypeAndValue({
    type: '2.5.4.3',
    value: new asn1.Utf8String({ value: 'Time stamps of the tests' }),
  });
  certificate.issuer.typesAndValues.push(name);
  certificate.subject.typesAndValues.push(name);
  certificate.notBefore.value = new Date('2020-01-01T00:00:00Z');
  certificate.notAfter.value = new Date('2049-01-01T00:00:00Z');
  const extension = (extnID: string, value: ExtKeyUsage | BasicConstraints) =>
    new Extension({ extnID, critical: true, extnValue: value.toSchema().toBER(false) });
  certificate.extensions = [
    extension('2.5.29.19', new BasicConstraints({ cA: false })),
    extension('2.5.29.37', new ExtKeyUsage({ keyPurposes: [purpose] })),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey as never);
  await certificate.sign(keys.privateKey as never, 'SHA-256');
  return certificate;
}

type Options = { at?: Date; purpose?: string; forget?: 'nonce' };

/** A time stamp authority (RFC 3161) for the tests. @returns DER responses to DER requests */
export async function startAuthority({ at, purpose = '1.3.6.1.5.5.7.3.8', forget }: Options = {}) {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const keys = (await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair;
  const certificate = await makeCertificate(keys, purpose);
  return async (request: Buffer): Promise<Buffer> => {
    const asked = TimeStampReq.fromBER(buffer(request));
    const info = new TSTInfo({
      version: 1,
      policy: '1.2.3.4',
      messageImprint: asked.messageImprint,
      serialNumber: new asn1.Integer({ valueHex: buffer(randomBytes(8).fill(1, 0, 1)) }),
      genTime: at ?? new Date(),
      ...(forget === 'nonce' ? {} : { nonce: asked.nonce as asn1.Integer }),
    });
    const content = info.toSchema().toBER(false);
    const digest = createHash('sha256').update(new Uint8Array(content)).digest();
    const signed = new SignedData({
      version: 3,
      encapContentInfo: new EncapsulatedContentInfo({
        eContentType: TIME_STAMP,
        eContent: new asn1.OctetString({ valueHex: content }),
      }),
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({
            issuer: certificate.issuer,
            serialNumber: certificate.serialNumber,
          }),
          signedAttrs: new SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              new Attribute({
                type: '1.2.840.113549.1.9.3',
                values: [new asn1.ObjectIdentifier({ value: TIME_STAMP })],
              }),
              new Attribute({
                type: '1.2.840.113549.1.9.4',
                values: [new asn1.OctetString({ valueHex: buffer(digest) })],
              }),
            ],
          }),
        }),
      ],
      certificates: [certificate],
      digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' })],
    });
    await signed.sign(keys.privateKey as never, 0, 'SHA-256', content as never);
    const response = new TimeStampResp({
      status: new PKIStatusInfo({ status: 0 }),
      timeStampToken: new ContentInfo({
        contentType: '1.2.840.113549.1.7.2',
        content: signed.toSchema(true),
      }),
    });
    return Buffer.from(response.toSchema().toBER(false));
  };
}
