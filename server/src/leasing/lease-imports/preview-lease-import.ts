import { type PreviewLeaseImport, TooManyLeaseRows } from '@keystead/contract/leasing/lease-imports/lease-import.operations.ts'
import { ImportFileUnreadable } from '@keystead/contract/properties/imports/import.operations.ts'
import type { OutputOf, ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { findImportUpload, inTurnOfAccount, readingUpload, rememberedMapping, storedFile } from '../../properties/imports/import.public.ts'
import type { Actor, ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import type { Services } from '../../rpc/services.ts'
import { tryLeases } from './lease-batch.ts'
import { leaseImporter } from './lease-import.access.ts'
import type { LeasePreview } from './lease-reading.thread.ts'
import { openLeaseReading } from './open-lease-reading.ts'

type Answer = OutputOf<typeof PreviewLeaseImport>

/** All of it is read before the transaction of the call begins: no connection waits for a file. */
export const previewLeaseImport: PreparedHandler<typeof PreviewLeaseImport, Answer> = {
  async prepare({ services, actor }, input) {
    return inTurnOfAccount(profileActor(actor).accountId, () => preview(services, actor, input))
  },
  run: async (_context, _input, answer) => answer,
}

async function preview(services: Services, actor: Actor, input: ParsedInputOf<typeof PreviewLeaseImport>): Promise<Answer> {
  const owner = profileActor(actor)
  const upload = await findImportUpload(services, actor, input.UploadId)
  const file = storedFile(services, upload.storage_key)
  const { read, isRemembered } = await readingUpload(openLeaseReading(services), async (reading) => {
    const columns = (await reading.ask('head', file)) ?? fail(ImportFileUnreadable)
    const remembered: Answer['Mapping'] | null = input.Mapping ? null : await rememberedMapping(services, owner, 'leases', columns)
    const answered = (await reading.ask('preview', { file, mapping: input.Mapping ?? remembered })) ?? fail(ImportFileUnreadable)
    return { read: answered === 'too-many-rows' ? fail(TooManyLeaseRows) : answered, isRemembered: remembered !== null }
  })
  const rows = await tried(services, owner, read, input.AsDrafts)
  return {
    FileName: upload.file_name,
    Bytes: upload.bytes,
    ...read.shown,
    Mapping: read.mapping,
    MappingIsRemembered: isRemembered,
    MissingFields: [...read.missing],
    UnusedColumns: [...read.unused],
    RowsRead: rows.length,
    Rows: rows,
    RowsRefused: rows.filter(({ Problems }) => Problems.some(({ Refuses }) => Refuses)).length,
    IsWholeFile: read.isWholeFile,
  }
}

/** The first rows with what the homes, leases and people that are there have to say to them. */
async function tried(services: Services, owner: ProfileActor, { rows, readings, plan }: LeasePreview, asDrafts: boolean) {
  const { outcomes } = await services.database.transaction(
    { kind: 'account', accountId: owner.accountId, profileId: owner.profileId },
    (db) => tryLeases(db, leaseImporter(owner), readings, { settings: { asDrafts, unlist: false }, plan, lock: false }),
    { readOnly: true },
  )
  return rows.map((row, index) => ({
    ...row,
    Problems: (outcomes[index]?.problems ?? []).map(({ columnIndex, text, refuses }) => ({
      ColumnIndex: columnIndex,
      Text: text,
      Refuses: refuses,
    })),
  }))
}
