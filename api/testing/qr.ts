import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** From its package: by itself it would fetch it. */
const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } });

/** What the only QR code in a picture (PNG, JPEG) says, as another programme reads it. */
export async function readQr(picture: Uint8Array): Promise<string | undefined> {
  const found = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true });
  return found.length === 1 ? found[0]!.text : undefined;
}
