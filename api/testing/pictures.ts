import sharp from 'sharp';

/** What came back from `/api/uploads`. */
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
  /** What the file claims to be called. */
  readonly name?: string;
  readonly field?: string;
}

/** Sends one file, as a form would. */
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

/** A picture of one colour with a corner of another, so that a test sees which way up it is. */
export function paint(width = 600, height = 400, corner = '#ff0000') {
  const square = {
    create: { width: Math.ceil(width / 4), height: Math.ceil(height / 4), channels: 3, background: corner },
  };
  return sharp({ create: { width, height, channels: 3, background: '#2060a0' } }).composite([
    { input: square as never, top: 0, left: 0 },
  ]);
}
