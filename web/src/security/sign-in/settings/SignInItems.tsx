import { GetUserAccountDetails } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { GetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { useCall } from '../../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { LockIcon, MailIcon, SecurityPinIcon } from '../../../ui/icons.ts'
import { Item, ItemList } from '../../../ui/ItemList.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Section } from '../../../ui/Section.tsx'
import { StateOf } from './StateOf.tsx'
import { inParts } from '../../../ui/in-parts.ts'
import { text } from '../settings.text.ts'

/** What one signs in with, and what one confirms with. Each line loads by itself. */
export function SignInItems() {
  return (
    <Section title={text.signInItems}>
      <ItemList>
        <PasswordItem />
        <EmailItem />
        <PinItem />
      </ItemList>
    </Section>
  )
}

function PasswordItem() {
  const account = useCall(GetUserAccountDetails, {})
  const hasPassword = account.data?.HasPassword ?? true
  return (
    <Item
      icon={LockIcon}
      title={text.password}
      action={
        <LinkButton to={paths.changePassword()} size="sm">
          {hasPassword ? text.changePassword : text.setPassword}
        </LinkButton>
      }
    >
      <StateOf query={account}>{({ HasPassword, PasswordChangedAt }) => passwordText(HasPassword, PasswordChangedAt)}</StateOf>
    </Item>
  )
}

function passwordText(hasPassword: boolean, changedAt: string | null) {
  if (!hasPassword) return text.noPasswordYet
  if (changedAt === null) return text.firstPasswordKept
  return inParts(text.changedOn.parts({ date: <DateText date={changedAt} /> }))
}

function EmailItem() {
  const account = useCall(GetUserAccountDetails, {})
  return (
    <Item
      icon={MailIcon}
      title={text.email}
      status={account.data && <VerifiedBadge isVerified={account.data.EmailVerified} />}
      action={
        <LinkButton to={paths.changeEmail()} size="sm">
          {text.changeEmail}
        </LinkButton>
      }
    >
      <StateOf query={account}>{({ Email }) => <bdi>{Email}</bdi>}</StateOf>
    </Item>
  )
}

export function VerifiedBadge({ isVerified }: { isVerified: boolean }) {
  return isVerified ? <Badge tone="good">{text.verified}</Badge> : <Badge tone="warn">{text.notVerified}</Badge>
}

function PinItem() {
  const pin = useCall(GetSecurityPin, {})
  return (
    <Item
      icon={SecurityPinIcon}
      title={text.securityPin}
      action={
        <LinkButton to={paths.securityPin()} size="sm">
          {pin.data?.IsSet ? text.changePin : text.setPin}
        </LinkButton>
      }
    >
      <StateOf query={pin}>
        {({ SetAt }) => (SetAt ? inParts(text.setOn.parts({ date: <DateText date={SetAt} /> })) : text.pinNotSetHelp)}
      </StateOf>
    </Item>
  )
}
