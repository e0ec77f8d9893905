/** More than a name, or a way to say something else: addresses, numbers, paths. */
const NOT_A_NAME = /[\p{N}@/\\:|<>()[\]{}]|[^\s][.\u3002\uff0e\uff61][^\s]|www|[\r\n]/iu
const LONGEST = 60

/**
 * How an email to an address that no one has confirmed names someone: people who sign up choose their name, and must not
 * make it an advertisement in ours (decision 0022).
 */
export function emailableName(name: string): string {
  return name === '' || name.length > LONGEST || NOT_A_NAME.test(name) ? 'Someone' : name
}
