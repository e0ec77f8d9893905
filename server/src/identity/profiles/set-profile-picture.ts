import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { PictureNotFound, type SetProfilePicture } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import type { Db } from '../../database/db.ts'
import { releasePicture } from '../../files/pictures/picture-files.ts'
import { takeUpload } from '../../files/pictures/named-pictures.ts'
import { senderOf, type UploadSender } from '../../files/upload.queries.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentChanged } from './changed-profile.ts'
import { getLockedProfile } from './profile-guards.ts'
import { type NewProfilePicture, replaceProfilePicture } from './profile-picture.queries.ts'

/** The picture is processed already, when it came in: here it only finds its person. */
export const setProfilePicture: Handler<typeof SetProfilePicture, Scope<'profile'>> = async (context, input) => {
  const { db, services } = context
  const scope = context.owned
  const profile = await getLockedProfile(db, scope, input.ProfileId)
  const picture = input.UploadId === null ? null : await takePicture(db, senderOf(context.actor), input.UploadId)
  const { pictureId, replaced } = await replaceProfilePicture(db, scope, profile.id, picture)

  context.audit(profile.id, { picture: pictureId })
  context.afterCommit(async () => {
    for (const storageKey of replaced) await releasePicture(services, storageKey)
  })
  const { PicPath } = await presentChanged(context, profile.id)
  return { PicPath }
}

async function takePicture(db: Db, sender: UploadSender, uploadId: string): Promise<NewProfilePicture> {
  const upload =
    (await takeUpload(db, { ...sender, purpose: 'profile-picture' }, uploadId)) ??
    fail(PictureNotFound, { UploadId: messages.uploadNotFound })
  return { storageKey: upload.storage_key, bytes: upload.bytes, placeholder: upload.facts.placeholder }
}
