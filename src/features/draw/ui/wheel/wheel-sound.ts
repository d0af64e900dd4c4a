/** Fast ticks blend into noise; ticks closer than this are skipped. */
const SHORTEST_GAP_S = 0.035;

export type WheelSound = { tick: () => void; chord: () => void; close: () => void };

function tone(
  audio: AudioContext,
  { pitch, at, long, loud }: Record<'pitch' | 'at' | 'long' | 'loud', number>,
) {
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + long);
}

/** Created when somebody turns the sound on: browsers block it before a press. */
export function openSound(): WheelSound {
  const audio = new AudioContext();
  let last = 0;
  return {
    tick: () => {
      const at = audio.currentTime;
      if (at - last < SHORTEST_GAP_S) return;
      last = at;
      tone(audio, { pitch: 880, at, long: 0.03, loud: 0.08 });
    },
    chord: () => {
      const at = audio.currentTime;
      [392, 493.88, 587.33, 783.99].forEach((pitch, step) => {
        tone(audio, { pitch, at: at + step * 0.09, long: 1.2, loud: 0.1 });
      });
    },
    close: () => void audio.close(),
  };
}
