import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { HomeDrawing } from '../../../ui/HomeDrawing.tsx'
import { Picture, type PictureProps } from '../../../ui/Picture.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import styles from './PropertyName.module.css'

type PropertyNameProps = {
  assetId: string
  image: Omit<PictureProps['image'], 'AltText'> | null | undefined
  /** Its name, and in `small` what is to be known of it. */
  children: ReactNode
  className?: string
}

/** The first cell of a row in a list of properties. */
export function PropertyName({ assetId, image, children, className }: PropertyNameProps) {
  return (
    <RowTitle
      className={classNames(styles.property, className)}
      picture={
        <span className={styles.thumb}>
          {image ? <Picture image={{ ...image, AltText: '' }} sizes="72px" className={styles.picture} /> : <HomeDrawing seed={assetId} />}
        </span>
      }
    >
      {children}
    </RowTitle>
  )
}
