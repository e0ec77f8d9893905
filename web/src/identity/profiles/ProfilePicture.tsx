import { SetProfilePicture } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import type { ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { messages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
import { MAX_FILE_BYTES, formatBytes } from '@keystead/contract/values/uploads.ts'
import { useState } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FileDrop } from '../../ui/form/FileDrop.tsx'
import { PICTURE_ENDINGS, PICTURE_FORMATS, PICTURE_TYPES, sendablePicture } from '../../ui/form/picture-files.ts'
import { TrashIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { usePictureUpload } from './use-picture-upload.ts'
import { useProfileCommand } from './use-profile-command.ts'
import styles from './ProfilePicture.module.css'
import { text } from './profile-picture.text.ts'

const HINT = text.hint({ formats: PICTURE_FORMATS, size: formatBytes(MAX_FILE_BYTES) })

/** The picture of a profile: choose one, look at it, use it; or take it away. It is saved by itself, beside the form. */
export function ProfilePicture({ profile }: { profile: ProfileDetails }) {
  const { sending, received, send, retry, forget } = usePictureUpload('profile-picture')
  const command = useProfileCommand(SetProfilePicture)
  const [isRemoving, setRemoving] = useState(false)

  async function use(UploadId: string) {
    if (await withToast(command.run({ ProfileId: profile.ProfileId, UploadId }), messages.pictureUpdated)) forget()
  }

  async function remove() {
    await withToast(command.run({ ProfileId: profile.ProfileId, UploadId: null }), messages.pictureRemoved)
    setRemoving(false)
  }

  return (
    <Section title={text.title} description={text.intro}>
      <div className={styles.picture}>
        <Avatar name={profile.Name} picture={received?.PreviewUrl ?? profile.PicPath} size="xl" />
        {received ? (
          <div className={styles.words} role="status">
            <p>{text.preview}</p>
            <div className={styles.choices}>
              <Button variant="primary" busy={command.pending} onClick={() => void use(received.UploadId)}>
                {text.confirm}
              </Button>
              <Button onClick={forget}>{text.chooseAgain}</Button>
            </div>
          </div>
        ) : (
          <div className={styles.words}>
            <FileDrop
              label={profile.PicPath ? text.chooseAnother : text.choose}
              hint={HINT}
              extensions={PICTURE_ENDINGS}
              accept={PICTURE_TYPES}
              prepare={sendablePicture}
              maxBytes={MAX_FILE_BYTES}
              room={1}
              uploads={sending ? [sending] : []}
              onFiles={([file]) => file && void send(file)}
              onRemove={forget}
              onRetry={retry}
            />
            {profile.PicPath && (
              <Button variant="quiet" size="sm" icon={TrashIcon} onClick={() => setRemoving(true)}>
                {text.remove}
              </Button>
            )}
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isRemoving}
        title={text.removeTitle}
        consequence={text.removeConsequence}
        confirmText={text.remove}
        busy={command.pending}
        onConfirm={() => void remove()}
        onCancel={() => setRemoving(false)}
      />
    </Section>
  )
}
