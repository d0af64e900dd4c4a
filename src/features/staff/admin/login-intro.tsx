/** Above the fields of the sign-in form. */
export function LoginIntro() {
  return (
    <div className="login-intro">
      <h1>Back office</h1>
      <p>Sign in with your staff account. Lost your password? An admin can set a new one.</p>
    </div>
  );
}
