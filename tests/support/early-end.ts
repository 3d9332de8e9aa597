const signals = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs `clean` when the process is ended before its time (Ctrl-C), where nothing asynchronous is waited for any more.
 * Returns what calls this off, for the orderly end.
 */
export function onEarlyEnd(clean: () => void): () => void {
  const end = () => process.exit(130);
  // What was started last ends first.
  process.prependOnceListener("exit", clean);
  for (const signal of signals) process.once(signal, end);
  return () => {
    process.off("exit", clean);
    for (const signal of signals) process.off(signal, end);
  };
}
