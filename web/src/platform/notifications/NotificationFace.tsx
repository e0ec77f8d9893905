import type { NotificationItem } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Icon, type IconPicture } from '../../ui/Icon.tsx'
import {
  BellIcon,
  CalendarIcon,
  ClipboardListIcon,
  CreditCardIcon,
  HomeIcon,
  LifebuoyIcon,
  MailIcon,
  PencilIcon,
  PlanIcon,
  SearchIcon,
  ShieldCheckIcon,
  ToolIcon,
  UsersIcon,
} from '../../ui/icons.ts'
import { actorOf } from './notification-texts.ts'
import styles from './NotificationFace.module.css'

/** By what stands before the dot of an event's key. */
const PICTURES: Readonly<Record<string, IconPicture>> = {
  security: ShieldCheckIcon,
  inquiry: MailIcon,
  connection: UsersIcon,
  member: UsersIcon,
  asset: HomeIcon,
  listing: HomeIcon,
  search: SearchIcon,
  tour: CalendarIcon,
  invoice: CreditCardIcon,
  payment: CreditCardIcon,
  application: ClipboardListIcon,
  agreement: ClipboardListIcon,
  lease: ClipboardListIcon,
  document: ClipboardListIcon,
  request: ToolIcon,
  ticket: LifebuoyIcon,
  plan: PlanIcon,
  note: PencilIcon,
}

/** Who did it; where no one did, a picture of what it is about. */
export function NotificationFace({ item }: { item: NotificationItem }) {
  const actor = actorOf(item)
  if (actor !== null) return <Avatar name={actor} picture={item.PicPath} />
  return (
    <span className={styles.picture}>
      <Icon of={PICTURES[item.Event.split('.')[0] ?? ''] ?? BellIcon} />
    </span>
  )
}
