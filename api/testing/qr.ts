import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Loads the WebAssembly from the package: by default, the library downloads it. */
const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } });

/** Reads the only QR code of a picture (PNG, JPEG) with an independent library. */
export async function readQr(picture: Uint8Array): Promise<string | undefined> {
  const found = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true });
  return found.length === 1 ? found[0]!.text : undefined;
}
