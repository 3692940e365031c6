// The screens of reports, loaded together.
export { OrganizationReportsPage } from './list/organization-reports-page.tsx';
export { ReportPage } from './page/report-page.tsx';
