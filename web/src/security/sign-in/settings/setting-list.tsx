import { GetUserBrandingDetails } from '@keystead/contract/platform/branding/branding.operations.ts'
import { BRANDING_MODES, type BrandingMode } from '@keystead/contract/platform/branding/branding.values.ts'
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
  BuildingStoreIcon,
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
import type { Setting } from './SettingCard.tsx'
import { VerifiedBadge } from './SignInItems.tsx'
import { StateOf } from './StateOf.tsx'
import { inParts } from '../../../ui/in-parts.ts'
import { text } from '../settings.text.ts'

function ProfileState() {
  const profiles = useCall(GetUserProfiles, {})
  return (
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
  )
}

function ContactState() {
  const ProfileId = useSession()?.Profile?.ProfileId ?? ''
  const contact = useCall(GetProfileContact, { ProfileId }, { enabled: ProfileId !== '' })
  return (
    <StateOf query={contact}>
      {({ ShowPhone, ShowEmail, ShowAddress }) => {
        const shown = [ShowPhone && text.phone, ShowEmail && text.emailShown, ShowAddress && text.address].filter((part) => part !== false)
        return shown.length === 0 ? text.shownToNoOne : text.shownToOthers({ parts: shown.join(', ') })
      }}
    </StateOf>
  )
}

function SecurityState() {
  const factors = useCall(GetSecurityFactors, {})
  const sessions = useCall(GetUserSessions, {})
  return (
    <>
      <StateOf query={factors}>
        {({ TotpSince, Passkeys }) => (
          <>
            <Badge tone={TotpSince ? 'good' : 'neutral'}>{TotpSince ? text.codesOn : text.codesOff}</Badge>
            {Passkeys.length > 0 && <span>{passkeysText(Passkeys.length)}</span>}
          </>
        )}
      </StateOf>
      <StateOf query={sessions}>{({ Sessions }) => <span>{devicesText(Sessions.length)}</span>}</StateOf>
    </>
  )
}

function PasswordState() {
  const account = useCall(GetUserAccountDetails, {})
  return (
    <StateOf query={account}>
      {({ HasPassword, PasswordChangedAt }) => {
        if (!HasPassword) return text.noPassword
        if (PasswordChangedAt === null) return text.firstPassword
        return <span>{inParts(text.changedOn.parts({ date: <DateText date={PasswordChangedAt} /> }))}</span>
      }}
    </StateOf>
  )
}

function EmailState() {
  const account = useCall(GetUserAccountDetails, {})
  return (
    <StateOf query={account}>
      {({ Email, EmailVerified }) => (
        <>
          <bdi>{Email}</bdi>
          <VerifiedBadge isVerified={EmailVerified} />
        </>
      )}
    </StateOf>
  )
}

function PinState() {
  const pin = useCall(GetSecurityPin, {})
  return (
    <StateOf query={pin}>{({ IsSet }) => (IsSet ? <Badge tone="good">{text.pinSet}</Badge> : <Badge>{text.pinNotSet}</Badge>)}</StateOf>
  )
}

function NotificationsState() {
  const settings = useCall(GetNotificationSettings, {})
  return <StateOf query={settings}>{({ Digest }) => (Digest === 'daily' ? text.dailyEmail : text.emailAtOnce)}</StateOf>
}

function PlanState() {
  const plan = useCall(GetUserPlan, {})
  return (
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
  )
}

function BrandingState() {
  const branding = useCall(GetUserBrandingDetails, {}, { enabled: Boolean(useSession()?.Profile) })
  return <StateOf query={branding}>{({ Mode }) => BRANDING_NAMES[Mode]}</StateOf>
}

const BRANDING_NAMES: Readonly<Record<BrandingMode, string>> = {
  [BRANDING_MODES.Default]: text.brandingOurs,
  [BRANDING_MODES.No]: text.brandingNone,
  [BRANDING_MODES.Custom]: text.brandingOwn,
}

export const ABOUT_YOU: readonly Setting[] = [
  { to: paths.profileSettings(), icon: UserIcon, title: text.profileSettings, about: text.profileAbout, State: ProfileState },
  { to: paths.contactInfo(), icon: AddressBookIcon, title: text.contactDetails, about: text.contactAbout, State: ContactState },
]

/** While they act for a business, its page stands for that of their profile; all the rest stays their own. */
export const OF_BUSINESS: readonly Setting[] = [
  { to: paths.viewBusiness(), icon: BuildingStoreIcon, title: text.businessPage, about: text.businessAbout },
]

export const SAFETY: readonly Setting[] = [
  { to: paths.securitySettings(), icon: ShieldCheckIcon, title: text.security, about: text.securityAbout, State: SecurityState },
  { to: paths.changePassword(), icon: LockIcon, title: text.changePassword, about: text.passwordAbout, State: PasswordState },
  { to: paths.changeEmail(), icon: MailIcon, title: text.email, about: text.emailAbout, State: EmailState },
  { to: paths.securityPin(), icon: SecurityPinIcon, title: text.securityPin, about: text.pinAbout, State: PinState },
]

export const THE_REST: readonly Setting[] = [
  {
    to: paths.notificationSettings(),
    icon: BellIcon,
    title: text.notifications,
    about: text.notificationsAbout,
    State: NotificationsState,
  },
  { to: paths.upgradePlan(), icon: PlanIcon, title: text.plan, about: text.planAbout, State: PlanState },
  { to: paths.branding(), icon: PaletteIcon, title: text.branding, about: text.brandingAbout, State: BrandingState },
  { to: paths.help(), icon: HelpIcon, title: text.help, about: text.helpAbout },
]
