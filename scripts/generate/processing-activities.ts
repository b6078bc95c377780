/** One line of the record of processing (GDPR Article 30). Its tables say which data and for how long. */
export interface ProcessingActivity {
  name: string
  purpose: string
  persons: string
  legalBasis: string
  /** The provider decides on its own behalf, or processes for the fitter, who decides. */
  provider: 'controller' | 'processor'
  tables: readonly string[]
}

const consentToFit = 'explicit consent, given with Start (Articles 6(1)(a) and 9(2)(a))'
const researchConsent = 'explicit consent to research (Articles 6(1)(a) and 9(2)(a))'
const contract = 'contract (Article 6(1)(b))'
const reaching = 'the fit that the rider asked for (Article 6(1)(b))'
const interest = 'legitimate interest in a safe service (Article 6(1)(f))'
const proof = 'legal obligation to prove (Article 6(1)(c)), legitimate interest (Article 6(1)(f))'

/** Every table of the data map belongs to one activity. The generator fails for one that is missing or named twice. */
export const processingActivities: readonly ProcessingActivity[] = [
  {
    name: 'Files of riders and their fits',
    purpose: 'to prepare, carry out and record a bike fit, and to compare before and after',
    persons: 'riders; guardians of young riders',
    legalBasis: consentToFit,
    provider: 'processor',
    tables: [
      ...[
        'rider',
        'session',
        'bike',
        'measurement',
        'intervention',
        'recommendation',
        'photo',
        'file_removal',
      ],
      ...['draft', 'submission', 'submission_figure', 'second_baseline', 'fit_outcome', 'fit_outcome_due'],
      ...['prediction', 'unread_form', 'last_contact', 'session_note'],
    ].map((table) => `public.${table}`),
  },
  {
    name: 'Invitations, follow-ups and reports',
    purpose: 'to reach the rider, to ask again after a fit, and to hand over the report',
    persons: 'riders',
    legalBasis: `${reaching}; answers: ${consentToFit}`,
    provider: 'processor',
    tables: [
      ...[
        'invitation',
        'invitation_secret',
        'device_code',
        'follow_up_protocol',
        'follow_up',
        'follow_up_secret',
      ],
      ...['follow_up_reminder', 'follow_up_alert', 'report_secret', 'second_baseline_secret', 'ended_link'],
    ].map((table) => `public.${table}`),
  },
  {
    name: 'Accounts and signing in',
    purpose: 'to recognise people and to protect their accounts',
    persons: 'riders, fitters, support staff',
    legalBasis: contract,
    provider: 'controller',
    tables: [
      ...['public.account', 'public.sign_in', 'identity.person', 'identity.identity', 'identity.password'],
      ...['identity.session', 'identity.refresh_token', 'identity.one_time_token', 'identity.contact_change'],
      ...['identity.flow_state', 'identity.factor', 'identity.factor_challenge', 'identity.recovery_code'],
      'identity.signing_key',
    ],
  },
  {
    name: 'Work of fitters',
    purpose: 'to set up the practice: profile, saddles, dashboard, imports, news, calendars',
    persons: 'fitters',
    legalBasis: contract,
    provider: 'controller',
    tables: [
      'fitter_profile',
      'saddle',
      'dashboard_layout',
      'import_mapping',
      'digest_day',
      'calendar_feed',
      'calendar_subscription',
    ].map((table) => `public.${table}`),
  },
  {
    name: 'Booking',
    purpose: 'to offer times, and to know who comes when',
    persons: 'riders, people who ask a fitter for a time, fitters',
    legalBasis: contract,
    provider: 'processor',
    tables: [
      ...[
        'booking',
        'booking_secret',
        'waiting_entry',
        'booking_service',
        'booking_settings',
        'booking_hours',
      ],
      ...['booking_exception', 'freed_time', 'demo_host'],
    ].map((table) => `public.${table}`),
  },
  {
    name: 'Anonymous pool and public mark',
    purpose: 'to publish figures of many riders and the yearly rating of a fitter',
    persons: 'riders who agreed to research; fitters',
    legalBasis: researchConsent,
    provider: 'controller',
    tables: [
      'pool_snapshot',
      'pool_cell',
      'pool_group',
      'pool_member',
      'fitter_comparison',
      'comparison_member',
      'fitter_rating',
      'public_mark',
    ].map((table) => `public.${table}`),
  },
  {
    name: 'Copies for the persons themselves',
    purpose: 'to give riders and fitters a copy of everything that is theirs',
    persons: 'riders, fitters',
    legalBasis: 'legal obligation (Articles 15 and 20)',
    provider: 'controller',
    tables: ['public.data_download', 'public.data_download_part'],
  },
  {
    name: 'Export for research',
    purpose: 'to give research the fits of many riders, in bands and groups of at least ten',
    persons: 'riders who agreed to research',
    legalBasis: researchConsent,
    provider: 'controller',
    tables: ['public.research_profile', 'public.research_export'],
  },
  {
    name: 'Requests about rights, and breaches',
    purpose: 'to answer requests about personal data in time, to prove erasures, and to report breaches',
    persons: 'everybody whose data is kept',
    legalBasis: proof,
    provider: 'controller',
    tables: ['public.rights_request', 'public.erasure_receipt', 'public.data_breach'],
  },
  {
    name: 'Mails and text messages',
    purpose: 'to send each message once',
    persons: 'riders, fitters, support staff',
    legalBasis: contract,
    provider: 'processor',
    tables: ['public.outbox', 'public.delivery_hold'],
  },
  {
    name: 'Consents and access of others',
    purpose: 'to prove consents, and to let somebody else read a file',
    persons: 'riders, fitters, support staff',
    legalBasis: proof,
    provider: 'controller',
    tables: [...['consent', 'restriction', 'ended_access', 'share_offer', 'share', 'support_access']].map(
      (table) => `public.${table}`,
    ),
  },
  {
    name: 'Audit trail',
    purpose: 'to show who changed what and when',
    persons: 'riders, fitters, support staff',
    legalBasis: proof,
    provider: 'controller',
    tables: ['public.audit_entry', 'public.audit_seal', 'public.audit_verification'],
  },
  {
    name: 'Protection against abuse',
    purpose: 'to limit requests and guesses, and to show misuse of an account to its owner',
    persons: 'everybody who uses the service',
    legalBasis: interest,
    provider: 'controller',
    tables: [
      ...['public.rate_limit', 'public.idempotency_key', 'identity.code_try', 'identity.code_guess'],
      'identity.sign_in_event',
    ],
  },
  {
    name: 'Running the installation',
    purpose: 'to keep keys, the schema and the clock; no data about people',
    persons: 'nobody',
    legalBasis: interest,
    provider: 'controller',
    tables: [
      ...[
        'schema_migration',
        'vault_root',
        'vault_key',
        'remnant_removal',
        'demo_practice',
        'clock_seen',
        'passport_key',
      ],
    ].map((table) => `public.${table}`),
  },
]

/** Who receives data, and the setting that makes them a recipient. */
export const recipients: readonly { who: string; setting: string; data: string }[] = [
  { who: 'the rider', setting: 'always', data: 'their own file, at every fitter' },
  { who: 'the fitter whom the rider chose', setting: 'always', data: 'that file' },
  { who: 'a fitter with whom the rider shares fits', setting: 'always', data: 'those fits' },
  {
    who: 'support staff of the provider',
    setting: 'always',
    data: 'one session for at most 24 hours, with a written reason; no name and no contact data',
  },
  {
    who: 'host of the server and of backups',
    setting: 'where the operator rents them',
    data: 'ciphertext; the figures that are stored readable',
  },
  { who: 'host of the database', setting: '`DATABASE_URL` on another machine', data: 'the same' },
  {
    who: 'mail service',
    setting: '`SMTP_URL`',
    data: 'address, name, subject and text of mails, without answers',
  },
  {
    who: 'gateway for text messages',
    setting: '`SMS_URL`',
    data: 'number, code; of an appointment the fitter’s name and the time',
  },
  { who: 'host of a bucket', setting: '`FILES_URL`', data: 'photos as ciphertext' },
  {
    who: 'host of a malware scanner',
    setting: '`CLAMD_URL`',
    data: 'uploaded pictures while they are scanned',
  },
  { who: 'Google', setting: '`GOOGLE_CLIENT_ID`', data: 'that a person signs in here, if they choose it' },
  { who: 'Facebook', setting: '`FACEBOOK_CLIENT_ID`', data: 'the same' },
  {
    who: 'hosted sign-in service',
    setting: '`AUTH_URL`',
    data: 'name, address, password and second factor of accounts',
  },
  {
    who: 'the public',
    setting: 'the fitter shows it',
    data: 'a listed fitter’s name and studio, and the yearly rating',
  },
]
