import type { AssetImage } from '@keystead/contract/assets/properties/property.schemas.ts'
import type { Ref } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon, PencilIcon, StarIcon, TrashIcon } from '../../ui/icons.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './PropertyImages.module.css'

export type ImageCardProps = {
  image: AssetImage
  position: number
  count: number
  /** Another card is held over this one. */
  isTarget: boolean
  onMove: (to: number) => void
  onMakePrimary: () => void
  onEditTexts: () => void
  onDelete: () => void
  drag: { onStart: () => void; onOver: () => void; onDrop: () => void; onEnd: () => void }
  ref?: Ref<HTMLLIElement>
}

/** One photo of a property with what can be done to it. Dragging is one way to move it, its buttons are the other. */
export function ImageCard({ image, position, count, isTarget, onMove, onMakePrimary, onEditTexts, onDelete, drag, ref }: ImageCardProps) {
  const name = `photo ${position + 1}`
  return (
    <li
      ref={ref}
      className={classNames(styles.card, isTarget && styles.target)}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        drag.onStart()
      }}
      onDragOver={(event) => {
        event.preventDefault()
        drag.onOver()
      }}
      onDrop={(event) => {
        event.preventDefault()
        drag.onDrop()
      }}
      onDragEnd={drag.onEnd}
    >
      <Picture image={image} sizes="(width >= 640px) 240px, 92vw" className={styles.picture} />
      {image.IsPrimary && (
        <span className={styles.primary}>
          <Badge tone="brand">Main photo</Badge>
        </span>
      )}
      <p className={styles.caption}>{image.Caption ?? image.AltText}</p>
      <div className={styles.tools}>
        <IconButton
          icon={ChevronLeftIcon}
          label={`Move ${name} earlier`}
          data-move="earlier"
          aria-disabled={position === 0 || undefined}
          onClick={() => position > 0 && onMove(position - 1)}
        />
        <IconButton
          icon={ChevronRightIcon}
          label={`Move ${name} later`}
          data-move="later"
          aria-disabled={position === count - 1 || undefined}
          onClick={() => position < count - 1 && onMove(position + 1)}
        />
        <IconButton
          icon={StarIcon}
          label={image.IsPrimary ? `Photo ${position + 1} is the main photo` : `Make ${name} the main photo`}
          aria-pressed={image.IsPrimary}
          onClick={() => !image.IsPrimary && onMakePrimary()}
        />
        <IconButton icon={PencilIcon} label={`Edit the words for ${name}`} onClick={onEditTexts} />
        <IconButton icon={TrashIcon} label={`Delete ${name}`} onClick={onDelete} />
      </div>
    </li>
  )
}
