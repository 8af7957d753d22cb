const key = 'device';

/** The mark that the server returned at the last sign-in on this device. null if there is none or storage is blocked. */
export function deviceMark(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepDeviceMark(mark: string): void {
  try {
    localStorage.setItem(key, mark);
  } catch {
    // the server treats the next sign-in as one on a new device
  }
}
