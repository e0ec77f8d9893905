/** The value that follows a name such as `--against`, or null. */
export function valueOf(args: readonly string[], name: string): string | null {
  const at = args.indexOf(name)
  return at < 0 ? null : (args[at + 1] ?? null)
}
