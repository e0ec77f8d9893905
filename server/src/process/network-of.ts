/** An IPv4 address as it is; of an IPv6 address the first 64 bits, of which one customer has them all. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/s, '')
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length
  return [...start, ...Array.from({ length: zeros }, () => '0'), ...end].slice(0, 4).join(':')
}
