/** Work goes on so long before signals and output have their turn. */
const TURN = 50;

let turned = performance.now();

/** Whether it is time to `breathe`. */
export const isOutOfBreath = (): boolean => performance.now() - turned > TURN;

/** Lets the event loop turn now and then: between boards, and within a long search. */
export async function breathe(): Promise<void> {
  if (!isOutOfBreath()) return;
  await new Promise((resolve) => setImmediate(resolve));
  turned = performance.now();
}
