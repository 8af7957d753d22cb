import sharp from 'sharp';

/** The response of `/api/uploads`. */
export interface UploadAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly success: boolean;
  readonly data: { url: string; width: number; height: number };
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;
}

export interface UploadOptions {
  readonly token?: string | undefined;
  readonly purpose?: string;
  /** The file name that the client claims. */
  readonly name?: string;
  readonly field?: string;
}

/** Uploads one file as a form. */
export async function upload(
  url: string,
  file: Uint8Array,
  { token, purpose = 'event', name = 'picture.jpg', field = 'file' }: UploadOptions = {},
): Promise<UploadAnswer> {
  const body = new FormData();
  body.append(field, new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), name);
  const response = await fetch(`${url}/api/uploads?for=${purpose}`, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body,
  });
  const answer = (await response.json()) as Omit<UploadAnswer, 'status' | 'headers'>;
  return { ...answer, status: response.status, headers: response.headers };
}

/** A picture of one color with a marked corner, to detect its orientation. */
export function paint(width = 600, height = 400, corner = '#ff0000') {
  const square = {
    create: { width: Math.ceil(width / 4), height: Math.ceil(height / 4), channels: 3, background: corner },
  };
  return sharp({ create: { width, height, channels: 3, background: '#2060a0' } }).composite([
    { input: square as never, top: 0, left: 0 },
  ]);
}

/** Soft shapes and some detail, as in a photo: AVIF is clearly smaller than WebP in each of our sizes. */
export function paintPhoto(width = 600, height = 400) {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let n = 0; n < 3; n += 1, at += 1) {
        const shapes = 60 * Math.sin(x / (60 + n * 7) + y / 80) + 40 * Math.sin(y / (40 + n * 4) - x / 50);
        pixels[at] = 128 + shapes + 20 * Math.sin((x * y) / 900 + n);
      }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
