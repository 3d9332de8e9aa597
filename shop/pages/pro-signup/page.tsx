import { Link } from "#shop/frame/link.tsx";
import { useText } from "#shop/frame/shop.tsx";
import { proEmail } from "#shop/parts/contact.ts";
import { PlainPage } from "#shop/parts/plain-page.tsx";
import { buttonClass } from "#ui/button.tsx";
import "../pro/pro.css";

export default function ProSignup() {
  const t = useText();
  return (
    <div className="pro">
      <PlainPage title={t("pro.signup.title")} text={t("pro.signup.text", { email: proEmail })}>
        <p className="pro-ways">
          <a href={`mailto:${proEmail}`} className={buttonClass({ kind: "signal" })}>
            {proEmail}
          </a>
          <Link to="/pro" className={buttonClass({ kind: "snow" })}>
            {t("pro.back")}
          </Link>
        </p>
      </PlainPage>
    </div>
  );
}
