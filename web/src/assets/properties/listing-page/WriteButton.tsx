import type { ListingDetails } from '@keystead/contract/assets/properties/property.schemas.ts'
import { Suspense, lazy, useState } from 'react'
import { loadChunk } from '../../../app/chunks.ts'
import { Button } from '../../../ui/Button.tsx'
import { MailIcon } from '../../../ui/icons.ts'
import styles from './WriteButton.module.css'

// Most visitors only look: the form comes when it is asked for.
const EnquiryDialog = lazy(async () => ({
  default: (await loadChunk(() => import('../../../users/enquiries/EnquiryDialog.tsx'))).EnquiryDialog,
}))

/** Opens the form that writes to whoever lists this home. */
export function WriteButton({ listing, wide }: { listing: ListingDetails; wide?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  function open() {
    setWasOpened(true)
    setIsOpen(true)
  }

  return (
    <>
      <Button variant="primary" icon={MailIcon} wide={wide} className={styles.scripted} onClick={open}>
        Send a message
      </Button>
      {wasOpened && (
        <Suspense>
          <EnquiryDialog open={isOpen} profile={listing.ListedBy} asset={listing} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
