const key = 'device';

/** The mark that the last sign-in on this device has answered; null where there is none, or nothing is kept. */
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
    // the next sign-in counts as one on a new device
  }
}
