import { Icon, type IconPicture } from '../../ui/Icon.tsx'
import { ClipboardListIcon, PhotoPlusIcon, UploadIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { NextStep } from './next-steps.ts'
import styles from './NextSteps.module.css'

const ICONS: Record<NextStep['kind'], IconPicture> = {
  photos: PhotoPlusIcon,
  finish: ClipboardListIcon,
  list: UploadIcon,
}

/** What would move things on, each with the way there. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <ul className={styles.steps}>
      {steps.map((step) => (
        <li key={step.kind} className={styles.step}>
          <span className={styles.picture}>
            <Icon of={ICONS[step.kind]} />
          </span>
          <div className={styles.words}>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.why}>{step.why}</p>
          </div>
          <LinkButton to={step.to}>{step.action}</LinkButton>
        </li>
      ))}
    </ul>
  )
}
