/**
 * The same value in the next task. Work that takes a phone a tenth of a second is done in tasks of its own, so that the phone
 * reacts to touches between them.
 */
export const inNextTask = <T>(value: T): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0, value);
  });
