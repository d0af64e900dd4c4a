import { describe, expect, it } from 'vitest';
import { drawable, firstSentence, headlineSize, nameSize, prizeSize } from './card-words';

describe('texts of a picture', () => {
  it('keeps Greek, accents, Cyrillic and figures; drops characters that would be empty boxes', () => {
    expect(drawable('ΓΝΩΘΙ ΣΑΥΤΟΝ — Ełk & Söhne, Ивана, 40 % + €5')).toBe(
      'ΓΝΩΘΙ ΣΑΥΤΟΝ — Ełk & Söhne, Ивана, 40 % + €5',
    );
    expect(drawable('Hello 👋🏽 world 株式会社\n again')).toBe('Hello world again');
  });

  it('sets longer words smaller', () => {
    expect(headlineSize('Support')).toBe(100);
    expect(headlineSize('Run the chapter, not the spreadsheet.')).toBe(74);
    expect(headlineSize('x'.repeat(200))).toBe(44);
    expect(prizeSize('Win $250!')).toBe(210);
    expect(prizeSize('Win a weekend for two in Santorini!')).toBe(58);
    expect(nameSize('Colonnade')).toBe(40);
    expect(nameSize('x'.repeat(60))).toBe(24);
  });

  it('gives one sentence, or whole words of it', () => {
    expect(firstSentence('Write to us. We respond.')).toBe('Write to us.');
    expect(firstSentence('No stop')).toBe('No stop');
    expect(firstSentence('aaa bbb, ccc ddd', 10)).toBe('aaa bbb…');
  });
});
