/** The outcome of one item: its result, or the error that it failed with. */
export type Outcome<Item, Result> = { item: Item } & ({ ok: true; result: Result } | { ok: false; error: unknown });

/** Calls that run at once, so that a thousand do not queue up in the browser. */
const AT_ONCE = 4;

/** Milliseconds between two reports of progress: each of them renders and paints the page. */
const PROGRESS_INTERVAL = 300;

/**
 * Runs a task for each item, a few at a time. One that fails does not stop the others. The outcomes are in the items' order.
 * `onProgress` gets the number of finished items, now and then and at the end.
 */
export async function runEach<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
  onProgress?: (done: number) => void,
): Promise<Outcome<Item, Result>[]> {
  const outcomes: Outcome<Item, Result>[] = [];
  const queue = items.entries();
  let done = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const work = async () => {
    // All workers take from the same iterator.
    for (const [index, item] of queue) {
      try {
        outcomes[index] = { item, ok: true, result: await task(item) };
      } catch (error) {
        outcomes[index] = { item, ok: false, error };
      }
      done += 1;
      timer ??= setTimeout(() => {
        timer = undefined;
        onProgress?.(done);
      }, PROGRESS_INTERVAL);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  clearTimeout(timer);
  onProgress?.(done);
  return outcomes;
}
