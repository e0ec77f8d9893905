import { messages } from '@keystead/contract/text/messages.ts'
import type { SessionRecord } from '@keystead/contract/users/profiles/profile.schemas.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { BellIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { personalPaths } from './menu-sections.ts'
import styles from './NotificationBell.module.css'

/** The bell and its panel (spec §2). */
export function NotificationBell({ session }: { session: SessionRecord }) {
  const [isOpen, setIsOpen] = useState(false)
  const personal = personalPaths(session)
  return (
    <Popover label="Notifications" open={isOpen} onOpenChange={setIsOpen} trigger={<IconButton icon={BellIcon} label="Notifications" />}>
      <div className={styles.head}>
        <h2 className={styles.title}>Notifications</h2>
        <Button size="sm" variant="quiet" disabledReason={messages.noNotificationsFound} reasonIsVisible>
          Clear All
        </Button>
      </div>
      <EmptyState title={messages.noNotificationsFound} icon={BellIcon} compact />
      {personal && (
        <div className={styles.foot}>
          <LinkButton to={personal.notifications} variant="quiet" wide onClick={() => setIsOpen(false)}>
            View All
          </LinkButton>
        </div>
      )}
    </Popover>
  )
}
