import { GetNotificationSettings } from '@keystead/contract/platform/preferences/preference.operations.ts'
import { GetUserPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import { GetSecurityFactors } from '@keystead/contract/security/factors/factor.operations.ts'
import { GetProfileContact } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { GetUserAccountDetails, GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { GetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { GetUserSessions } from '@keystead/contract/security/sessions/session.operations.ts'
import { useCall } from '../../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSession } from '../../../sessions/session.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import {
  AddressBookIcon,
  BellIcon,
  HelpIcon,
  LockIcon,
  MailIcon,
  PaletteIcon,
  PlanIcon,
  SecurityPinIcon,
  ShieldCheckIcon,
  UserIcon,
} from '../../../ui/icons.ts'
import { devicesText, passkeysText } from './security-texts.ts'
import { SettingCard } from './SettingCard.tsx'
import { VerifiedBadge } from './SignInItems.tsx'
import { StateOf } from './StateOf.tsx'
import { inParts } from '../../../ui/in-parts.ts'
import { text } from '../settings.text.ts'

export function ProfileCard() {
  const profiles = useCall(GetUserProfiles, {})
  return (
    <SettingCard to={paths.profileSettings()} icon={UserIcon} title={text.profileSettings} about={text.profileAbout}>
      <StateOf query={profiles}>
        {({ ActiveProfileId, Profiles }) => {
          const active = Profiles.find(({ ProfileId }) => ProfileId === ActiveProfileId)
          return (
            active && (
              <>
                <bdi>{active.Name}</bdi>
                <Badge tone={active.Completeness === 100 ? 'good' : 'neutral'}>{text.complete({ percent: active.Completeness })}</Badge>
              </>
            )
          )
        }}
      </StateOf>
    </SettingCard>
  )
}

export function ContactCard() {
  const ProfileId = useSession()?.Profile?.ProfileId ?? ''
  const contact = useCall(GetProfileContact, { ProfileId }, { enabled: ProfileId !== '' })
  return (
    <SettingCard to={paths.contactInfo()} icon={AddressBookIcon} title={text.contactDetails} about={text.contactAbout}>
      <StateOf query={contact}>
        {({ ShowPhone, ShowEmail, ShowAddress }) => {
          const shown = [ShowPhone && text.phone, ShowEmail && text.emailShown, ShowAddress && text.address].filter(
            (part) => part !== false,
          )
          return shown.length === 0 ? text.shownToNoOne : text.shownToOthers({ parts: shown.join(', ') })
        }}
      </StateOf>
    </SettingCard>
  )
}

export function SecurityCard() {
  const factors = useCall(GetSecurityFactors, {})
  const sessions = useCall(GetUserSessions, {})
  return (
    <SettingCard to={paths.securitySettings()} icon={ShieldCheckIcon} title={text.security} about={text.securityAbout}>
      <StateOf query={factors}>
        {({ TotpSince, Passkeys }) => (
          <>
            <Badge tone={TotpSince ? 'good' : 'neutral'}>{TotpSince ? text.codesOn : text.codesOff}</Badge>
            {Passkeys.length > 0 && <span>{passkeysText(Passkeys.length)}</span>}
          </>
        )}
      </StateOf>
      <StateOf query={sessions}>{({ Sessions }) => <span>{devicesText(Sessions.length)}</span>}</StateOf>
    </SettingCard>
  )
}

export function PasswordCard() {
  const account = useCall(GetUserAccountDetails, {})
  return (
    <SettingCard to={paths.changePassword()} icon={LockIcon} title={text.changePassword} about={text.passwordAbout}>
      <StateOf query={account}>
        {({ HasPassword, PasswordChangedAt }) => {
          if (!HasPassword) return text.noPassword
          if (PasswordChangedAt === null) return text.firstPassword
          return <span>{inParts(text.changedOn.parts({ date: <DateText date={PasswordChangedAt} /> }))}</span>
        }}
      </StateOf>
    </SettingCard>
  )
}

export function EmailCard() {
  const account = useCall(GetUserAccountDetails, {})
  return (
    <SettingCard to={paths.changeEmail()} icon={MailIcon} title={text.email} about={text.emailAbout}>
      <StateOf query={account}>
        {({ Email, EmailVerified }) => (
          <>
            <bdi>{Email}</bdi>
            <VerifiedBadge isVerified={EmailVerified} />
          </>
        )}
      </StateOf>
    </SettingCard>
  )
}

export function PinCard() {
  const pin = useCall(GetSecurityPin, {})
  return (
    <SettingCard to={paths.securityPin()} icon={SecurityPinIcon} title={text.securityPin} about={text.pinAbout}>
      <StateOf query={pin}>{({ IsSet }) => (IsSet ? <Badge tone="good">{text.pinSet}</Badge> : <Badge>{text.pinNotSet}</Badge>)}</StateOf>
    </SettingCard>
  )
}

export function NotificationsCard() {
  const settings = useCall(GetNotificationSettings, {})
  return (
    <SettingCard to={paths.notificationSettings()} icon={BellIcon} title={text.notifications} about={text.notificationsAbout}>
      <StateOf query={settings}>{({ Digest }) => (Digest === 'daily' ? text.dailyEmail : text.emailAtOnce)}</StateOf>
    </SettingCard>
  )
}

export function PlanCard() {
  const plan = useCall(GetUserPlan, {})
  return (
    <SettingCard to={paths.upgradePlan()} icon={PlanIcon} title={text.plan} about={text.planAbout}>
      <StateOf query={plan}>
        {({ Plan, Period, Request }) => (
          <>
            <Badge tone="brand" plain>
              {Plan.Name}
            </Badge>
            {Period && <span>{inParts(text.until.parts({ date: <DateText date={Period.EndsAt} /> }))}</span>}
            {Request && <span>{text.planRequested({ plan: Request.Name })}</span>}
          </>
        )}
      </StateOf>
    </SettingCard>
  )
}

export function BrandingCard() {
  return <SettingCard to={paths.branding()} icon={PaletteIcon} title={text.branding} about={text.brandingAbout} />
}

export function HelpCard() {
  return <SettingCard to={paths.help()} icon={HelpIcon} title={text.help} about={text.helpAbout} />
}
