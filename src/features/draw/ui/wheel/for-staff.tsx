import styles from './wheel-page.module.css';

/** Worded to be true before and after publishing, because it stays. */
export const ForStaff = () => (
  <section aria-labelledby="for-staff" className={styles.notice}>
    <h2 id="for-staff">Only for staff, until it is published</h2>
    <p>
      Nobody else can open this page. Spin the wheel in front of everybody; when it rests, publish the result
      from here. From that press on it stands on the page of the round, and anybody can check it and spin a
      wheel of their own.
    </p>
  </section>
);
