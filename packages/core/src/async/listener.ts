// A listener is told how far work has come. It is a function of the program that asked for the work, and may be async.

/** A listener, and whether its calls have failed. */
export interface Listener<P> {
  tell(progress: P): void;
  /**
   * Resolves when all promises that the listener returned are settled.
   *
   * @throws the first error that a call threw or rejected with
   */
  settled(): Promise<void>;
}

/**
 * @param hear - what to call; nothing where it is undefined
 * @param onFailure - called with what a call throws or rejects with, as soon as that is known
 */
export function listenerOf<P>(
  hear: ((progress: P) => unknown) | undefined,
  onFailure: (error: unknown) => void,
): Listener<P> {
  let failure: { readonly error: unknown } | undefined;
  let open: Promise<void> | undefined;
  const fail = (error: unknown) => {
    failure ??= { error };
    onFailure(error);
  };
  return {
    tell(progress) {
      try {
        const told = hear?.(progress) as Partial<PromiseLike<unknown>> | undefined;
        if (typeof told?.then !== 'function') return;
        const before = open;
        const heard = Promise.resolve(told).then(() => {}, fail);
        open = before ? before.then(() => heard) : heard;
      } catch (error) {
        fail(error);
      }
    },
    async settled() {
      await open;
      if (failure) throw failure.error;
    },
  };
}
