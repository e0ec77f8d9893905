import { Link } from 'react-router'
import { paths } from '../../navigation/paths.ts'
import { type Company } from '../../places/reference-data/company.ts'
import { CompanyContact } from '../CompanyContact.tsx'
import type { LegalSection } from './LegalPage.tsx'
import { StoredInBrowser } from './StoredInBrowser.tsx'

export const PRIVACY_VERSION = '2026-11-21'

/** What is done with people's data. It describes what the software does: whoever changes the one changes the other. */
export function privacySections(company: Company): readonly LegalSection[] {
  return [
    {
      id: 'who',
      title: 'Who is responsible',
      plain: `${company.name} runs this installation, keeps your data, and answers for it.`,
      body: (
        <>
          <p>
            Keystead is software that an organization installs on machines of its own. “We” and “us” mean {company.name}, who runs the
            installation you are using. The makers of the software get no data from it. Where an owner, an agent or a business uses Keystead
            to manage homes, they too are responsible for what they do with the data you give them, such as an application.
          </p>
          <CompanyContact company={company} />
        </>
      ),
    },
    {
      id: 'what',
      title: 'What we keep',
      plain: 'What you tell us, what happens in your account, and the little that a web server has to know.',
      body: (
        <ul>
          <li>
            <strong>Account and profiles:</strong> name, email, phone, the kind of profile you hold, picture and description, and your
            password as a one-way hash. We cannot read your password.
          </li>
          <li>
            <strong>Homes and what is around them:</strong> properties, pictures (without the camera and location data hidden in the files),
            owners’ shares, assignments, connections, messages and requests.
          </li>
          <li>
            <strong>Leases and money:</strong> agreements with the record of how they were signed, invoices, payments and receipts.
          </li>
          <li>
            <strong>Applications:</strong> what an applicant enters about identity, residence and employment, the documents they add, and
            the consent they gave, with its wording, time and IP address.
          </li>
          <li>
            <strong>Technical records:</strong> IP address and browser of your sign-ins, which device made a call, and a log of errors
            without what you typed. We use them to keep accounts safe and the service running.
          </li>
          <li>
            <strong>What others tell us about you:</strong> an invitation sent to your email, or a lease that names you. With a sign-in
            provider, the name, email and identifier that it hands over at your wish.
          </li>
        </ul>
      ),
    },
    {
      id: 'why',
      title: 'What we use it for',
      plain: 'To do what you asked for, to keep it safe, and to obey the law. Never for advertising.',
      body: (
        <>
          <ul>
            <li>
              To provide the service: show listings, carry applications, agreements, invoices, payments and requests between the parties.
            </li>
            <li>To keep accounts safe: recognize a sign-in from elsewhere, slow down those who guess, find out what happened.</li>
            <li>To tell you what you need to know, by the means you chose in your notification settings.</li>
            <li>To keep the books and records that tax, housing and consumer law ask for.</li>
          </ul>
          <p>
            We do not sell or rent personal data, do not share it for advertising across other sites, and do not let a program alone decide
            whether somebody gets a home. Where the law asks for a legal ground, ours are the contract with you, our legitimate interest in
            a safe service, legal duty, and your consent where we ask for it. You can withdraw a consent for the future at any time.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and what your browser keeps',
      plain: 'Only what keeps you signed in and the page as you like it. No trackers, so there is no banner.',
      body: (
        <>
          <p>
            Pages load nothing from other companies: fonts, maps and scripts come from this installation. There is no analytics service, no
            advertising and no pixel. These are all the things that we store in your browser:
          </p>
          <StoredInBrowser />
          <p>You can delete all of them in your browser. Deleting the session cookie signs you out.</p>
        </>
      ),
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      plain: 'The people you deal with, a few services that do their part, and authorities where the law makes us.',
      body: (
        <>
          <ul>
            <li>
              <strong>The other side:</strong> owners, agents, tenants and members of a business see what their role in a home or a
              connection needs, and what you share with them.
            </li>
            <li>
              <strong>Everybody:</strong> a listing while it is on the market, with as exact an address as its owner chose, and the public
              part of a profile.
            </li>
            <li>
              <strong>A payment gateway,</strong> where payments are switched on. Card and bank numbers go from your browser to the gateway;
              we keep a token and the last four digits.
            </li>
            <li>
              <strong>A background-check bureau,</strong> only for an application, only with your recorded consent. A landlord does not get
              your full Social Security number from us.
            </li>
            <li>
              <strong>A mail carrier</strong> for the messages we send, and <strong>a sign-in provider</strong> if you use one.
            </li>
            <li>
              <strong>Courts and authorities,</strong> where we are bound to answer. We give no more than is asked for, and tell you unless
              we are forbidden to.
            </li>
          </ul>
          <p>
            Services work under contracts that let them use the data for that purpose only. <Link to={paths.contactUs()}>Ask us</Link> for
            the names of those that this installation uses.
          </p>
        </>
      ),
    },
    {
      id: 'protection',
      title: 'How it is protected',
      plain: 'Hashed, encrypted, checked twice and written down. No system is perfect; we tell you when something went wrong.',
      body: (
        <ul>
          <li>Passwords are stored as Argon2id hashes; session secrets, reset links and device tokens only as hashes or signatures.</li>
          <li>
            Social Security and tax numbers, dates of birth, identity numbers and background reports are encrypted one by one, with keys
            that are kept apart from the database.
          </li>
          <li>Every call is checked against who is asking; the database refuses rows of another account on its own as a second net.</li>
          <li>Uploaded pictures are drawn anew and other files are checked before anyone can open them, through links that end.</li>
          <li>
            Changes are written to a log in which each entry is chained to the one before, so that an edit can be found. The log holds no
            passwords, keys or full identity numbers.
          </li>
          <li>If a breach puts you at risk, we tell you and the authorities as the law requires.</li>
        </ul>
      ),
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      plain: 'As long as you use it, then as long as the law or the other party to a contract needs it.',
      body: (
        <ul>
          <li>
            <strong>Sessions</strong> end after 12 hours, or 2 hours without use. With “remember me” it is 30 days, or 14 days without use.
            The list of ended sessions is deleted after 90 days.
          </li>
          <li>
            <strong>Reset links</strong> work once and for 30 minutes. <strong>Device tokens</strong> last 24 hours.
          </li>
          <li>
            <strong>Stored answers</strong> that keep a repeated request from acting twice are deleted after 72 hours; those about money
            after 400 days.
          </li>
          <li>
            <strong>Your account and its content</strong> stay until you close the account or delete them.
          </li>
          <li>
            <strong>Agreements, invoices, payments and the log of changes</strong> stay for as long as tax, housing or consumer law
            requires, also after an account is closed, since they belong to the other party as well.
          </li>
          <li>
            <strong>Applications and reports</strong> stay for as long as the decision may be questioned, then the encrypted parts are made
            unreadable by destroying their key.
          </li>
        </ul>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights and choices',
      plain: 'See it, take it along, correct it, have it deleted. Write to us and a person answers.',
      body: (
        <>
          <ul>
            <li>
              <strong>See and take along:</strong> your settings offer a file with your account’s data.
            </li>
            <li>
              <strong>Correct:</strong> most of it you can change yourself. For the rest, write to us.
            </li>
            <li>
              <strong>Delete:</strong> closing your account replaces your name and contact details with a placeholder and deletes what is
              yours alone. Entries that the other party or the law needs remain, without more of you than they must hold.
            </li>
            <li>
              <strong>Object or limit:</strong> tell us what you do not want, and we say what can be done.
            </li>
          </ul>
          <p>
            We answer within the time that your law gives us, usually 30 to 45 days, and we may ask you to show that the account is yours.
            You are not treated worse for asking. Depending on where you live, for instance in California, Virginia, Colorado or the
            European Union, you may have further rights, may let somebody act for you, and may complain to your attorney general or data
            protection authority. Disputes about a background report go to the bureau that made it; the Fair Credit Reporting Act gives you
            a free copy after a decision against you.
          </p>
        </>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      plain: 'Accounts are for adults.',
      body: (
        <p>
          You must be 18 to have an account. A lease or an application may name children who will live in a home; we use that for the lease
          and for nothing else. If a child has made an account, tell us and we delete it.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      plain: 'The date at the top changes, and you hear of what matters before it begins.',
      body: (
        <p>
          When we change how we handle data, this page changes with it and shows a new date. If a change affects your rights, account
          holders are told by email before it takes effect. Earlier versions are available on request.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'How to reach us',
      plain: 'Write to us about anything on this page.',
      body: <CompanyContact company={company} />,
    },
  ]
}
