import { useTranslation } from 'react-i18next';
import { doors, paths } from '../../../paths';

/** The pages of the footer. Those of one venue, and those that a message leads to, are not among them. */
export function useFooterGroups() {
  const { t } = useTranslation('public');
  return [
    {
      title: t('site.groups.product'),
      pages: [
        { name: t('site.pages.product'), address: paths.product },
        { name: t('site.pages.sastech'), address: paths.technology },
        { name: t('site.pages.patchnotes'), address: paths.patchNotes },
        { name: t('footer.openApi'), address: doors.apiDocumentation },
      ],
    },
    {
      title: t('site.groups.company'),
      pages: [
        { name: t('nav.about'), address: paths.about },
        { name: t('site.pages.articles'), address: paths.articles },
        { name: t('site.pages.special'), address: paths.special },
        { name: t('site.pages.pitchDeck'), address: paths.pitchDeck },
        { name: t('site.pages.hallOfFame'), address: paths.hallOfFame },
        { name: t('site.pages.career'), address: paths.career },
      ],
    },
    {
      title: t('site.groups.help'),
      pages: [
        { name: t('site.pages.helpCenter'), address: paths.helpCenter },
        { name: t('site.pages.portal'), address: paths.guestPortal },
        { name: t('systemStatus.title'), address: paths.status },
        { name: t('nav.activityHub'), address: paths.findVenue },
        { name: t('nav.restaurants'), address: paths.fnb },
        { name: t('nav.spas'), address: paths.spa },
        { name: t('nav.staffLogin'), address: doors.staffLogin },
      ],
    },
    {
      title: t('site.groups.legal'),
      pages: [
        { name: t('site.pages.privacy'), address: paths.gdpr },
        { name: t('site.pages.legal'), address: paths.legal },
        { name: t('site.pages.terms'), address: paths.termsOfSale },
        { name: t('site.pages.sla'), address: paths.sla },
      ],
    },
  ];
}
