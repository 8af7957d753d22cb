import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Reads the QR code in a frame of the camera; undefined if there is none. */
export type FrameDecoder = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's BarcodeDetector (Android, macOS). TypeScript has no type for it. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The longer side of a decoded frame, in pixels; more only takes longer. */
const maxSide = 960;

export async function loadDecoder(): Promise<FrameDecoder> {
  return (await nativeDecoder()) ?? (await wasmDecoder());
}

async function nativeDecoder(): Promise<FrameDecoder | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => undefined)) ?? [];
  if (!BarcodeDetector || !formats.includes('qr_code')) return undefined;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

async function wasmDecoder(): Promise<FrameDecoder> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  // the file from our own build: by default, the library loads it from another server
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    const scale = Math.min(1, maxSide / Math.max(videoWidth, videoHeight, 1));
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    if (width === 0 || height === 0) return undefined;
    Object.assign(context.canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    const found = await readBarcodes(context.getImageData(0, 0, width, height), { formats: ['QRCode'] });
    return found.find(({ isValid }) => isValid)?.text;
  };
}
