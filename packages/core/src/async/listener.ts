// What hears of the progress of work: a function of the program that asked for it, which may be async.

/** A listener with what became of its calls. */
export interface Listener<P> {
  tell(progress: P): void;
  /**
   * Resolves when all promises that it gave are settled.
   *
   * @throws what a call threw or rejected with, the first one
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
