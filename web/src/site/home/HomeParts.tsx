import { paths } from '@keystead/contract/navigation/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { HOME_ROLES } from './home-roles.ts'
import styles from './HomeParts.module.css'
import { text } from './home.text.ts'

export function HowItWorks() {
  return (
    <div className={styles.tinted}>
      <div className={styles.wrap}>
        <Section display title={text.oneFrontDeskThreeKinds} description={text.everyoneSeesTheSameHome}>
          <div className={styles.roles}>
            {HOME_ROLES.map((role) => (
              <article key={role.name} className={styles.role}>
                <h3 className={classNames(styles.roleTitle, 'display')}>{role.name}</h3>
                <p className={styles.roleLead}>{role.lead}</p>
                <ol className={styles.steps}>
                  {role.steps.map((step) => (
                    <li key={step.title} className={styles.step}>
                      <span className={styles.stepTitle}>{step.title}</span>
                      <span className={styles.stepText}>{step.text}</span>
                    </li>
                  ))}
                </ol>
                <LinkButton to={paths.signup()}>{role.action}</LinkButton>
              </article>
            ))}
          </div>
        </Section>
      </div>
    </div>
  )
}

export function CallToSignUp() {
  return (
    <section className={styles.close} aria-labelledby="signup-title">
      <div className={classNames(styles.wrap, styles.closeWrap)}>
        <h2 id="signup-title" className={classNames(styles.closeTitle, 'display')}>
          {text.yourKeysAreAtThe}
        </h2>
        <p className={styles.closeText}>{text.itTakesAFewMinutes}</p>
        <div className={styles.closeActions}>
          <LinkButton to={paths.signup()} className={styles.closePrimary}>
            {text.createAnAccount}
          </LinkButton>
          <LinkButton to={paths.howItWorks()} className={styles.closeQuiet}>
            {text.seeHowItWorks}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
