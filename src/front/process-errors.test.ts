import { expect, it } from 'vitest';
import { isClosedTwice } from './process-errors';

const thrownBy = (work: (controller: ReadableByteStreamController) => void): unknown => {
  try {
    new ReadableStream({ type: 'bytes', start: work });
  } catch (error) {
    return error;
  }
};

it('knows the error of a body that is closed twice, and takes no other for it', () => {
  const twice = thrownBy((controller) => {
    controller.close();
    controller.close();
  });
  expect(twice).toBeInstanceOf(TypeError);
  expect(isClosedTwice(twice)).toBe(true);
  expect(isClosedTwice(new TypeError('Invalid state: ReadableStream is already closed'))).toBe(false);
  expect(isClosedTwice(Object.assign(new Error('Invalid state'), { code: 'ERR_INVALID_STATE' }))).toBe(false);
});
