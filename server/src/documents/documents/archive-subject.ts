/** What an archive is made of, and for which profile. */
export type ArchiveSubject = { readonly documentIds: readonly string[]; readonly folderIds: readonly string[]; readonly profileId: string }

/*
 * In an address, which proxies take up to some length: of two hundred ids, each takes 16 bytes and not 39.
 */
const ID_BYTES = 16

export function archiveSubject({ documentIds, folderIds, profileId }: ArchiveSubject): string {
  const ids = Buffer.from([profileId, ...documentIds, ...folderIds].join('').replaceAll('-', ''), 'hex')
  return `${documentIds.length}.${ids.toString('base64url')}`
}

export function readArchiveSubject(subject: string): ArchiveSubject {
  const [count, packed] = subject.split('.') as [string, string]
  const bytes = Buffer.from(packed, 'base64url')
  const [profileId, ...ids] = Array.from({ length: bytes.length / ID_BYTES }, (_, place) =>
    idOf(bytes.subarray(place * ID_BYTES, (place + 1) * ID_BYTES)),
  )
  return { profileId: profileId!, documentIds: ids.slice(0, Number(count)), folderIds: ids.slice(Number(count)) }
}

function idOf(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
