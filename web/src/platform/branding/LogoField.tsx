import type { BrandLogo } from '@keystead/contract/platform/branding/branding.schemas.ts'
import { shownLogoSize } from '@keystead/contract/platform/branding/branding.values.ts'
import { MAX_FILE_BYTES, formatBytes } from '@keystead/contract/values/uploads.ts'
import { useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { usePictureUpload } from '../../identity/profiles/use-picture-upload.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldGroup } from '../../ui/form/FieldShell.tsx'
import { FileDrop } from '../../ui/form/FileDrop.tsx'
import { PICTURE_ENDINGS, PICTURE_FORMATS, PICTURE_TYPES, sendablePicture } from '../../ui/form/picture-files.ts'
import { useField } from '../../ui/form/use-field.ts'
import { TrashIcon } from '../../ui/icons.ts'
import styles from './LogoField.module.css'
import type { BrandDraft } from './brand-draft.ts'
import { text } from './branding-form.text.ts'

const HINT = text.logoHint({ formats: PICTURE_FORMATS, size: formatBytes(MAX_FILE_BYTES) })

type LogoFieldProps = {
  /** What is shown now: one that was just sent, or that of before. */
  logo: BrandLogo | null
  /** What was just sent, as it is shown from now on. */
  onSent: (logo: BrandLogo) => void
}

/** A logo that is sent at once and saved with the form. */
export function LogoField({ logo, onSent }: LogoFieldProps) {
  const field = useField({ name: 'LogoUploadId' })
  const { setValue } = useFormContext<BrandDraft>()
  const { sending, received, send, retry, forget } = usePictureUpload('branding-logo')

  const take = useEffectEvent((UploadId: string, shown: BrandLogo) => {
    onSent(shown)
    setValue('LogoUploadId', UploadId, { shouldDirty: true })
  })
  const uploadId = received?.UploadId
  const previewUrl = received?.PreviewUrl
  useEffect(() => {
    if (!uploadId || !previewUrl) return
    const picture = new Image()
    picture.onload = () => take(uploadId, { Url: previewUrl, Width: picture.naturalWidth, Height: picture.naturalHeight })
    picture.src = previewUrl
    return () => {
      picture.onload = null
    }
  }, [uploadId, previewUrl])

  function remove() {
    forget()
    setValue('LogoUploadId', null, { shouldDirty: true })
    setValue('KeepLogo', false, { shouldDirty: true })
  }

  return (
    <FieldGroup label={text.logo} optional field={field}>
      {logo && (
        <div className={styles.current}>
          <img src={logo.Url} alt={text.currentLogo} {...shownLogoSize(logo)} className={styles.logo} />
          <Button variant="quiet" size="sm" icon={TrashIcon} onClick={remove}>
            {text.removeLogo}
          </Button>
        </div>
      )}
      <FileDrop
        label={logo ? text.anotherLogo : text.chooseLogo}
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
    </FieldGroup>
  )
}
