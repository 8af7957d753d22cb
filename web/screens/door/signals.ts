/** The sounds of answers: `notes` in Hz, one after the other, each `length` seconds long. `shake` is the vibration in ms. */
const signals = {
  success: { notes: [660, 990], length: 0.09, shape: 'sine', shake: [60] },
  attention: { notes: [520, 520], length: 0.14, shape: 'triangle', shake: [90, 60, 90] },
  danger: { notes: [220, 165], length: 0.22, shape: 'square', shake: [300] },
} as const;

let context: AudioContext | undefined;

/**
 * Plays a sound and vibrates, for staff who are not looking at the screen. Browsers stay silent until the first press on
 * the page.
 */
export function signal(tone: keyof typeof signals): void {
  const { notes, length, shape, shake } = signals[tone];
  if (navigator.vibrate) navigator.vibrate([...shake]);
  try {
    context ??= new AudioContext();
    void context.resume();
    const volume = context.createGain();
    volume.gain.value = 0.2;
    volume.connect(context.destination);
    for (const [place, note] of notes.entries()) {
      const source = context.createOscillator();
      source.type = shape;
      source.frequency.value = note;
      source.connect(volume);
      source.start(context.currentTime + place * length);
      source.stop(context.currentTime + (place + 0.85) * length);
    }
  } catch {
    // the device has no sound
  }
}
