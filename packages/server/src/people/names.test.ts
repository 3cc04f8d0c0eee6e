import { describe, expect, test } from 'vitest';
import { cleanLabel, cleanName, looksOf } from './names.ts';

describe('a name', () => {
  test.each([
    ['Anna', 'Anna'],
    ['  Zoë   O’Neil ', 'Zoë O’Neil'],
    ['Иван 2', 'Иван 2'],
    ['Ａｎｎａ', 'Anna'],
    ['李', '李'],
    ['李 Anna', '李 Anna'],
    ['Мар’яна', 'Мар’яна'],
    ['Anna ❤️', 'Anna ❤'],
    ['Łukasz d’Œuvre', 'Łukasz d’Œuvre'],
    ['Νίκος', 'Νίκος'],
    ['สมชาย Som', 'สมชาย Som'],
  ])('%s is shown as %s', (name, shown) => {
    expect(cleanName(name)).toBe(shown);
  });

  test.each([
    ['empty', ' '],
    ['without letters', '...'],
    ['with an invisible space', 'An\u200Bna'],
    ['that turns the line around', 'An\u202Ena'],
    ['with a control character', 'An\u0007na'],
    ['of two lines', 'An\nna'],
    ['with a tower of marks', `A${'\u0301'.repeat(9)}`],
    ['with a tag', 'A\u{E0041}'],
    ['too long', 'A'.repeat(31)],
    ['with half a character', 'A\uD800'],
    ['with a joiner of marks', 'Anna\u034F'],
    ['with a selector', 'Anna\uFE0F'],
    ['with a filler', 'Anna\u115F'],
    ['with a vowel that is not written', 'Anna\u17B4'],
    ['with a filler that is wide', 'Anna\u3164'],
    ['of a filler alone', '\u3164'],
    ['of half a filler alone', '\u1160'],
    ['with the blank of Braille', 'Anna\u2800'],
    ['of Latin and Cyrillic letters', '\u0410nna'],
    ['of Latin and Greek letters', 'Ann\u03B1'],
    ['of Latin and Cherokee letters', '\u13AAnna'],
    ['of Cyrillic and Greek letters', '\u0410\u03B1'],
  ])('%s is refused', (_, name) => {
    expect(cleanName(name)).toBeUndefined();
  });
});

test('what is one’s own may be called as one likes, in several alphabets, but with nothing invisible', () => {
  expect(cleanLabel('iPhone Анны')).toBe('iPhone Анны');
  expect(cleanLabel('iPhone\u3164')).toBeUndefined();
});

describe('names look the same', () => {
  test.each([
    ['Anna', 'anna'],
    ['Anna', 'Änna'],
    ['Anna', 'An-na!'],
    ['Anna', '\u0251nna'],
    ['lan', 'Ian'],
    ['I1|l', 'llll'],
    ['paypal', 'paypa\u04CF'],
    ['Cohen', '\u03F2ohen'],
    ['Bob', '\u042Cob'],
    ['COCO', '\u0421\u041E\u0421\u041E'],
    ['NIKO', '\u039D\u0399\u039A\u039F'],
    ['ANNA', '\uA4EE\uA4E0\uA4E0\uA4EE'],
    ['DAVE', '\u13A0\u13AA\u13D9\u13AC'],
  ])('%s and %s', (one, other) => expect(looksOf(one)).toBe(looksOf(other)));

  test.each([
    ['Anna', 'Anne'],
    ['Anna', 'Anna 2'],
    ['Анна', 'Anna'],
    ['李', '王'],
  ])('but not %s and %s', (one, other) => expect(looksOf(one)).not.toBe(looksOf(other)));
});
