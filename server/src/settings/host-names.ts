const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** The name in a `Host` header as a browser would write it, without the port; null where it is not `host[:port]`. */
export function hostNameIn(header: string | undefined): string | null {
  if (!header || !HOST.test(header) || !URL.canParse(`http://${header}`)) return null
  return new URL(`http://${header}`).hostname
}

/** Whether a name, as URLs write it, leads to this machine wherever it is asked: no other site can point it elsewhere. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '')
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(name)
}
