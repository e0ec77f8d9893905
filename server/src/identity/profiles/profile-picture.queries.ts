import { type Db, first, only, prepare } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'

/** Of the files that rows name. */
export const KEPT_PICTURES = `select storage_key from public.profile_picture`

const storedPicture = prepare<{ storage_key: string }, [string]>(
  'profile-picture-stored',
  'select storage_key from profile_picture where id = $1',
)

/** The files of a picture of someone; pictures of people are public. */
export async function findStoredPicture(db: Db, pictureId: string): Promise<{ storage_key: string } | null> {
  return first(await db.prepared(storedPicture, [pictureId]))
}

export type NewProfilePicture = { readonly storageKey: string; readonly bytes: number; readonly placeholder: string }

/** Gives a locked profile another picture, or none. Answers its id and the storage keys of those it had before. */
export async function replaceProfilePicture(
  db: Db,
  scope: Scope<'profile'>,
  profileId: string,
  picture: NewProfilePicture | null,
): Promise<{ pictureId: string | null; replaced: string[] }> {
  const pictureId = picture && (await insertPicture(db, profileId, picture))
  await db.sql('update profile set picture_image_id = $3, updated_at = now() where id = $1 and account_id = $2', [
    profileId,
    scope.accountId,
    pictureId,
  ])
  const replaced = await db.sql<{ storage_key: string }>(
    `delete from profile_picture using profile p
     where profile_picture.profile_id = p.id and p.id = $1 and p.account_id = $2 and profile_picture.id is distinct from $3
     returning profile_picture.storage_key`,
    [profileId, scope.accountId, pictureId],
  )
  return { pictureId, replaced: replaced.map((row) => row.storage_key) }
}

async function insertPicture(db: Db, profileId: string, picture: NewProfilePicture): Promise<string> {
  const { id } = only(
    await db.sql<{ id: string }>(
      'insert into profile_picture (profile_id, storage_key, bytes, placeholder) values ($1, $2, $3, $4) returning id',
      [profileId, picture.storageKey, picture.bytes, picture.placeholder],
    ),
  )
  return id
}
