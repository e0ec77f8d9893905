import type { PointerEvent } from 'react'
import { Badge } from '../Badge.tsx'
import { classNames } from '../class-names.ts'
import { IconButton } from '../IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon, GripIcon, PencilIcon, StarIcon, TrashIcon } from '../icons.ts'
import { Picture, type PictureProps } from '../Picture.tsx'
import type { Sortable } from '../SortableGrid.tsx'
import styles from './PictureBoard.module.css'
import { text } from './pictures.text.ts'

export type BoardPicture = PictureProps['image'] & {
  readonly ImageId: string
  readonly Caption: string | null
  readonly IsPrimary?: boolean
}

type PictureCardProps = {
  image: BoardPicture
  /** What stands below it. */
  words: string
  sortable: Sortable
  count: number
  onMove: (to: number) => void
  /** Where one of them comes first everywhere. */
  onMakePrimary: (() => void) | null
  onEditTexts: () => void
  /** Null for those who may not. */
  onDelete: (() => void) | null
}

/** One photo with what can be done to it. Dragging is one way to move it; its handle and its arrows are others. */
export function PictureCard({ image, words, sortable, count, onMove, onMakePrimary, onEditTexts, onDelete }: PictureCardProps) {
  const { ref, position, isHeld, handle } = sortable
  const number = position + 1
  return (
    <li ref={ref} className={classNames(styles.card, isHeld && styles.held)}>
      {/* A finger that rests on the picture scrolls the page; it drags by the handle. */}
      <div
        className={styles.grab}
        onPointerDown={(event) => event.pointerType === 'mouse' && handle.onPointerDown?.(event as PointerEvent<never>)}
      >
        <Picture image={image} sizes="(width >= 640px) 280px, 92vw" className={styles.picture} />
      </div>
      {image.IsPrimary && (
        <span className={styles.primary}>
          <Badge tone="brand">{text.mainPhoto}</Badge>
        </span>
      )}
      <p className={styles.caption}>{words}</p>
      <div className={styles.tools}>
        <IconButton
          {...handle}
          icon={GripIcon}
          word={isHeld ? text.drop : text.move}
          label={isHeld ? text.dropHere({ number }) : text.pickUp({ number })}
          aria-pressed={isHeld}
          data-handle={image.ImageId}
          className={styles.handle}
        />
        <IconButton
          icon={ChevronLeftIcon}
          word={text.earlier}
          label={text.moveEarlier({ number })}
          data-move="earlier"
          aria-disabled={position === 0 || undefined}
          onClick={() => position > 0 && onMove(position - 1)}
        />
        <IconButton
          icon={ChevronRightIcon}
          word={text.later}
          label={text.moveLater({ number })}
          data-move="later"
          aria-disabled={position === count - 1 || undefined}
          onClick={() => position < count - 1 && onMove(position + 1)}
        />
        {onMakePrimary && (
          <IconButton
            icon={StarIcon}
            word={text.main}
            label={image.IsPrimary ? text.isMain({ number }) : text.makeMain({ number })}
            aria-pressed={image.IsPrimary}
            onClick={() => !image.IsPrimary && onMakePrimary()}
          />
        )}
        <IconButton icon={PencilIcon} word={text.words} label={text.editWords({ number })} onClick={onEditTexts} />
        {onDelete && <IconButton icon={TrashIcon} word={text.delete} label={text.deleteOne({ number })} onClick={onDelete} />}
      </div>
    </li>
  )
}
