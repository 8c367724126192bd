/** Who runs the installation, as the legal pages say it. */
export const operator = {
  title: 'Who runs this installation',
  failed: 'Who runs this installation could not be loaded. Please try again.',
  missing: 'Not stated by whoever runs this installation: {{what}}.',
  name: 'Name',
  registration: 'Registration number',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  privacyOfficer: 'Privacy officer',
  law: 'Law and jurisdiction',
  availability: 'Availability',
  supportHours: 'Support hours',
  responseTime: 'Response time',
} as const;
