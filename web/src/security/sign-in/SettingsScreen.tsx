import { use } from 'react'
import { BuiltScreens } from '../../navigation/built-screens.ts'
import { useSession } from '../../sessions/session.ts'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { type Setting, SettingCard } from './settings/SettingCard.tsx'
import { ABOUT_YOU, OF_BUSINESS, SAFETY, THE_REST } from './settings/setting-list.tsx'
import { text } from './settings.text.ts'
import styles from './SettingsScreen.module.css'

/** Everything that can be set, with how it is set now. Each card loads by itself: one that fails does not spoil the rest. */
export function SettingsScreen() {
  const isForBusiness = useSession()?.Member !== undefined
  return (
    <Page title={text.settings} description={text.settingsIntro}>
      {isForBusiness ? <Cards title={text.business} settings={OF_BUSINESS} /> : <Cards title={text.you} settings={ABOUT_YOU} />}
      <Cards title={text.safety} settings={SAFETY} />
      <Cards title={text.theRest} settings={THE_REST} />
    </Page>
  )
}

function Cards({ title, settings }: { title: string; settings: readonly Setting[] }) {
  const isOpen = use(BuiltScreens)
  return (
    <Section title={title}>
      <ul className={styles.cards}>
        {settings
          .filter(({ to }) => isOpen(to))
          .map((setting) => (
            <SettingCard key={setting.to} setting={setting} />
          ))}
      </ul>
    </Section>
  )
}
