import type { SignedInAccess } from '@keystead/contract/rpc/access.ts'
import type { AreaPermission, Concerns, Permission } from '@keystead/contract/rpc/permissions.ts'
import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import type { AccountActor } from '../rpc/actor.ts'
import type { Services } from '../rpc/services.ts'
import type { IncomingFile } from './incoming-file.ts'
import type { ServedPicture } from './pictures/picture-files.ts'
import type { UploadSender } from './upload.queries.ts'

/** Who has sent a file. `isWanted` says whether the answer is still waited for. */
export type Sender = UploadSender & { readonly fileName: string; readonly isWanted: () => boolean }

/** A picture that the reader may see, and how long a copy of it is good. `shortLived`: of what may be withdrawn any day. */
export type ReadablePicture = { readonly picture: ServedPicture; readonly cache: 'private' | 'shortLived' | 'immutable' }

/** Where pictures of a purpose are read, and who may. */
export type MediaAddress = {
  /** Ends with `/:id/:file`. */
  readonly path: string
  /** Null where there is none for this reader, or none at all. `reader` is asked only where it matters who reads. */
  readonly find: (services: Services, id: string, reader: () => Promise<AccountActor | null>) => Promise<ReadablePicture | null>
}

/** What files are for: each room that has files declares its own, in its manifest. */
export type FilePurpose = {
  /** Stands in `upload.purpose` and in the header of an upload, so it must not change. */
  readonly name: string
  /** Who may send one. */
  readonly access: SignedInAccess
  /** What members of a business need for it. */
  readonly permission: Permission
  /** Another one that is enough, where two kinds of work begin with such a file. */
  readonly orPermission?: AreaPermission
  readonly concerns?: Concerns
  readonly extensions: readonly string[]
  readonly maxBytes: number
  readonly tooLarge: ErrorDefinition
  /** Takes over a complete file; null when the sender has gone. */
  readonly take: (services: Services, file: IncomingFile, sender: Sender) => Promise<{ uploadId: string } | null>
  /** Deletes the content of an upload that no call has used. */
  readonly release: (services: Services, storageKey: string) => Promise<void>
  /** Whether its sender may look at it as a picture before a call uses it. */
  readonly hasPreview: boolean
  /** A query of `storage_key`, of the files that rows of the room name: all others go within a day or two. Null where another purpose’s has them. */
  readonly keptKeys: string | null
  readonly media: MediaAddress | null
}

/** The queries of all purposes, for `Services` and for a backup. */
export function keptFilesOf(purposes: readonly FilePurpose[]): readonly string[] {
  return purposes.flatMap(({ keptKeys }) => keptKeys ?? [])
}
