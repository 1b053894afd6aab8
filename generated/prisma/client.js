// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// b5e4570ae9a7dfa15cf719f1bcd4e03ab01fe13c2f6df01971f4ef6b681117af.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// generated/prisma/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";
import "@prisma/client/runtime/client";

// generated/prisma/enums.ts
var enums_exports = {};
__export(enums_exports, {
  OrderArea: () => OrderArea,
  OrderStatus: () => OrderStatus,
  ProductStatus: () => ProductStatus,
  QuestionStatus: () => QuestionStatus,
  ReportStatus: () => ReportStatus,
  Role: () => Role,
  Scope: () => Scope,
  StoreStatus: () => StoreStatus,
  VideoStatus: () => VideoStatus,
  VideoVisibility: () => VideoVisibility
});
var Role = {
  member: "member",
  moderator: "moderator",
  admin: "admin"
};
var Scope = {
  read: "read",
  write: "write",
  upload: "upload",
  moderate: "moderate",
  forward: "forward"
};
var ReportStatus = {
  open: "open",
  claimed: "claimed",
  upheld: "upheld",
  rejected: "rejected"
};
var QuestionStatus = {
  open: "open",
  resolved: "resolved",
  closed: "closed"
};
var StoreStatus = {
  active: "active",
  inactive: "inactive",
  suspended: "suspended"
};
var ProductStatus = {
  draft: "draft",
  active: "active",
  inactive: "inactive"
};
var OrderArea = {
  marketplace: "marketplace",
  shop: "shop"
};
var OrderStatus = {
  pending: "pending",
  paid: "paid",
  completed: "completed",
  refunded: "refunded",
  disputed: "disputed"
};
var VideoVisibility = {
  public: "public",
  unlisted: "unlisted",
  private: "private"
};
var VideoStatus = {
  processing: "processing",
  ready: "ready",
  failed: "failed"
};

// generated/prisma/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// The tables behind the contract. Rules that Prisma cannot say (checks, partial indexes) stand in migrations/, with their
// reasons; functions, triggers and views as they are now in sql/.

generator client {
  provider               = "prisma-client"
  output                 = "../generated/prisma"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "js"
}

datasource db {
  provider = "postgresql"
}

enum Role {
  member
  moderator
  admin

  @@map("role")
}

enum Scope {
  read
  write
  upload
  moderate
  forward

  @@map("scope")
}

model User {
  id              Int       @id @default(autoincrement())
  username        String    @unique @db.Citext
  email           String?   @unique @db.Citext
  emailVerifiedAt DateTime? @map("email_verified_at") @db.Timestamptz(6)
  /// What they have given and not confirmed yet. Several may claim the same.
  pendingEmail    String?   @map("pending_email") @db.Citext
  passwordHash    String?   @map("password_hash")
  role            Role      @default(member)
  createdAt       DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept out from then on, until another time if there is one; nothing has to be written when that comes.
  suspendedAt     DateTime? @map("suspended_at") @db.Timestamptz(6)
  suspendedUntil  DateTime? @map("suspended_until") @db.Timestamptz(6)
  suspendedFor    String?   @map("suspended_for") @db.VarChar(1000)
  /// May read and not write, in the same way.
  silencedAt      DateTime? @map("silenced_at") @db.Timestamptz(6)
  silencedUntil   DateTime? @map("silenced_until") @db.Timestamptz(6)
  silencedFor     String?   @map("silenced_for") @db.VarChar(1000)
  /// When they were last told by mail that something was reported, where they are staff.
  reportMailedAt  DateTime? @map("report_mailed_at") @db.Timestamptz(6)
  /// Contributions that everybody could see, up to as many as anybody asks for.
  approvedPosts   Int       @default(0) @map("approved_posts")
  /// Whether an admin has yet to let them in.
  awaitsApproval  Boolean   @default(false) @map("awaits_approval")
  /// When the account is to be deleted; until then its owner may keep it, and do nothing else.
  deleteAt        DateTime? @map("delete_at") @db.Timestamptz(6)
  deletedAt       DateTime? @map("deleted_at") @db.Timestamptz(6)
  /// Whether a password is not enough to sign in. It follows from the factors, which are changed together with it.
  twoFactors      Boolean   @default(false) @map("two_factors")
  /// What they say of themselves.
  displayName     String?   @map("display_name") @db.VarChar(50)
  about           String?   @db.VarChar(2000)
  location        String?   @db.VarChar(100)
  website         String?   @db.VarChar(300)

  keys            ApiKey[]
  apps            App[]
  appGrants       AppGrant[]
  totpFactor      TotpFactor?
  recoveryCodes   RecoveryCode[]
  passkeys        Passkey[]
  identities      Identity[]
  topics          Topic[]
  replies         Reply[]
  questions       Question[]
  answers         Answer[]
  votes           Vote[]
  idempotencyKeys IdempotencyKey[]
  stores          Store[]
  orders          Order[]
  videos          Video[]
  comments        Comment[]
  reviews         Review[]
  announcements   Announcement[]
  ratings         Rating[]
  files           File[]
  fileUsage       FileUsage?
  reportsMade     Report[]         @relation("reporter")
  reportsAbout    Report[]         @relation("author")
  reportsHandled  Report[]         @relation("handler")
  revisions       Revision[]       @relation("owner")
  edits           Revision[]       @relation("editor")
  mails           Mail[]
  emailTokens     EmailToken[]
  invitations     Invitation[]
  exports         Export[]

  @@map("users")
}

model ApiKey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  name         String    @db.VarChar(100)
  /// The first characters of the key: enough to recognise it, too few to use it.
  prefix       String    @db.VarChar(12)
  /// SHA-256 of the whole key.
  hash         Bytes     @unique
  scopes       Scope[]
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt    DateTime? @map("expires_at") @db.Timestamptz(6)
  revokedAt    DateTime? @map("revoked_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)
  /// Of an access token: whose it is, and the permission that it comes from. Neither of a key that a person made.
  appId        Int?      @map("app_id")
  appSessionId Int?      @map("app_session_id")

  user       User        @relation(fields: [userId], references: [id], onDelete: Cascade)
  app        App?        @relation(fields: [appId], references: [id], onDelete: Cascade)
  appSession AppSession? @relation(fields: [appSessionId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([appId])
  @@index([appSessionId])
  @@map("api_keys")
}

/// A mail that waits to be sent, or was given up. What it says is written when it is sent, so that no link in it is ever here.
model Mail {
  id        Int       @id @default(autoincrement())
  /// Whom it tells of their account; null for somebody without one.
  userId    Int?      @map("user_id")
  kind      String    @db.VarChar(50)
  recipient String    @db.VarChar(254)
  /// What its template is given.
  data      Json      @default("{}")
  attempts  Int       @default(0) @db.SmallInt
  /// When it is tried next. While it is being sent, when that has taken too long.
  dueAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("due_at") @db.Timestamptz(6)
  /// What went wrong at the last try.
  fault     String?   @db.VarChar(500)
  givenUpAt DateTime? @map("given_up_at") @db.Timestamptz(6)
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User? @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("mails")
}

/// A link by which a moderator lets others sign up.
model Invitation {
  id        Int      @id @default(autoincrement())
  /// SHA-256 of what is in the link.
  hash      Bytes    @unique
  creatorId Int      @map("creator_id")
  maxUses   Int      @map("max_uses")
  uses      Int      @default(0)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(6)

  creator User @relation(fields: [creatorId], references: [id], onDelete: Cascade)

  @@index([creatorId])
  @@index([expiresAt])
  @@map("invitations")
}

/// A link in a mail, by which somebody proves that they read what comes to an address.
model EmailToken {
  /// SHA-256 of what is in the link.
  hash      Bytes     @id
  userId    Int       @map("user_id")
  purpose   String    @db.VarChar(20)
  /// Where it was sent to. It is worth nothing once that is not the account's address any more.
  email     String    @db.Citext
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([expiresAt])
  @@map("email_tokens")
}

/// The first reply to a creating request, kept for 24 hours so that a repeated request gets it again.
model IdempotencyKey {
  userId    Int      @map("user_id")
  operation String   @db.VarChar(100)
  key       String   @db.VarChar(255)
  /// SHA-256 of the request: path parameters and body.
  request   Bytes
  status    Int      @db.SmallInt
  body      String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, operation, key])
  @@index([createdAt])
  @@map("idempotency_keys")
}

/// What staff and operators did. Nothing refers to a table, since the log outlives what it names.
model AuditEntry {
  id         Int      @id @default(autoincrement())
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)
  /// A user; null for the operator's command line.
  actorId    Int?     @map("actor_id")
  action     String   @db.VarChar(50)
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int?     @map("target_id")
  reason     String?  @db.VarChar(1000)
  requestId  String?  @map("request_id") @db.VarChar(128)
  details    Json     @default("{}")

  @@index([actorId, action, id])
  @@index([actorId, id])
  @@index([action, id])
  @@index([targetType, targetId, id])
  @@map("audit_log")
}

enum ReportStatus {
  open
  claimed
  upheld
  rejected

  @@map("report_status")
}

/// What somebody told the moderators of. Nothing refers to what it is about, which may go.
model Report {
  id             Int          @id @default(autoincrement())
  targetType     String       @map("target_type") @db.VarChar(50)
  targetId       Int          @map("target_id")
  /// The owner of the target; null without one.
  authorId       Int?         @map("author_id")
  reporterId     Int          @map("reporter_id")
  reason         String       @db.VarChar(50)
  note           String?      @db.VarChar(1000)
  status         ReportStatus @default(open)
  /// Who has claimed or resolved it.
  handlerId      Int?         @map("handler_id")
  resolutionNote String?      @map("resolution_note") @db.VarChar(1000)
  createdAt      DateTime     @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  claimedAt      DateTime?    @map("claimed_at") @db.Timestamptz(6)
  resolvedAt     DateTime?    @map("resolved_at") @db.Timestamptz(6)

  reporter User  @relation("reporter", fields: [reporterId], references: [id], onDelete: Restrict)
  author   User? @relation("author", fields: [authorId], references: [id], onDelete: Restrict)
  handler  User? @relation("handler", fields: [handlerId], references: [id], onDelete: Restrict)

  @@index([status, id])
  @@index([targetType, id])
  @@index([targetType, targetId, id])
  @@index([reason, id])
  @@index([reporterId, id])
  @@index([authorId, id])
  @@index([handlerId, id])
  @@map("reports")
}

/// The text of content before an edit. There is no foreign key to the content, which is in one of several tables.
model Revision {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  /// Counted from 1 for each content.
  number     Int
  /// The owner of the content, so that an erasure finds all that it has to delete; null for the shop's.
  ownerId    Int?     @map("owner_id")
  title      String?  @db.VarChar(200)
  body       String
  editorId   Int      @map("editor_id")
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  owner  User? @relation("owner", fields: [ownerId], references: [id], onDelete: Restrict)
  editor User  @relation("editor", fields: [editorId], references: [id], onDelete: Restrict)

  @@unique([targetType, targetId, number])
  @@index([ownerId])
  @@map("revisions")
}

/// Content that is hidden, waits for approval or is deleted. Its rows are in tables of the schema \`removed\`, or it stays where it is, as
/// prisma/sql/removed.sql says.
model Removal {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  parentId   Int?     @map("parent_id")
  /// A user; null for what the shop sells.
  authorId   Int?     @map("author_id")
  title      String?  @db.VarChar(255)
  excerpt    String
  /// What must be known to bring it back.
  memory     String?  @db.VarChar(50)
  /// Whether staff are not told of it.
  isPrivate  Boolean  @default(false) @map("is_private")
  state      String   @db.VarChar(10)
  /// A user; null where the service did it.
  actorId    Int?     @map("actor_id")
  reason     String?  @db.VarChar(1000)
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  @@unique([targetType, targetId])
  @@index([at, id])
  @@index([state, at, id])
  @@index([targetType, at, id])
  @@index([authorId, at, id])
  @@map("removals")
}

/// An archive of all that somebody has: asked for, being made, ready or over. Written by statements alone.
model Export {
  id          Int       @id @default(autoincrement())
  userId      Int       @map("user_id")
  state       String    @default("waiting") @db.VarChar(10)
  askedAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("asked_at") @db.Timestamptz(6)
  /// How often somebody began to make it.
  attempts    Int       @default(0)
  /// Until when other processes do not take it over from the one that makes it.
  leasedUntil DateTime? @map("leased_until") @db.Timestamptz(6)
  /// Where the storage keeps it, or will: each attempt has one of its own.
  objectKey   String?   @unique @map("object_key") @db.VarChar(64)
  /// Of the archive, how many lists and objects are in it, and how many there will be.
  parts       Int       @default(0)
  partsTotal  Int       @default(0) @map("parts_total")
  records     BigInt    @default(0)
  bytes       BigInt    @default(0)
  /// Objects that could not be read.
  missing     Int       @default(0)
  fault       String?   @db.VarChar(20)
  endedAt     DateTime? @map("ended_at") @db.Timestamptz(6)
  expiresAt   DateTime? @map("expires_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId, id])
  @@map("exports")
}

model Board {
  id          Int       @id @default(autoincrement())
  title       String    @db.VarChar(200)
  description String
  position    Int
  createdAt   DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it was deleted with its topics. It cannot be seen until one of them is restored.
  deletedAt   DateTime? @map("deleted_at") @db.Timestamptz(6)

  topics Topic[]

  @@index([position, id])
  @@map("boards")
}

model Topic {
  id              Int      @id @default(autoincrement())
  boardId         Int      @map("board_id")
  authorId        Int      @map("author_id")
  title           String   @db.VarChar(200)
  content         String
  isSticky        Boolean  @default(false) @map("is_sticky")
  isLocked        Boolean  @default(false) @map("is_locked")
  createdAt       DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// The three fields below are kept by triggers.
  replyCount      Int      @default(0) @map("reply_count")
  lastReplyAt     DateTime @default(dbgenerated("clock_timestamp()")) @map("last_reply_at") @db.Timestamptz(6)
  lastReplyUserId Int      @default(0) @map("last_reply_user_id")

  board   Board   @relation(fields: [boardId], references: [id], onDelete: Cascade)
  author  User    @relation(fields: [authorId], references: [id], onDelete: Restrict)
  replies Reply[]

  @@index([boardId, isSticky(sort: Desc), lastReplyAt(sort: Desc), id(sort: Desc)])
  @@index([authorId, id])
  @@index([boardId, id])
  @@index([lastReplyAt, id])
  @@map("topics")
}

model Reply {
  id        Int      @id @default(autoincrement())
  topicId   Int      @map("topic_id")
  authorId  Int      @map("author_id")
  content   String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  topic  Topic @relation(fields: [topicId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([topicId, id])
  @@index([authorId, id])
  @@map("replies")
}

/// Somebody who is signed in on the web pages. Its columns are those that connect-pg-simple knows.
model Session {
  /// SHA-256 of the session's id, as hexadecimal digits: who reads this table cannot take a session over.
  sid    String   @id @db.VarChar(64)
  sess   Json
  expire DateTime @db.Timestamptz(6)
  /// Made by the database of what the session says. Only a session of somebody who is signed in has it.
  userId Int?     @default(dbgenerated()) @map("user_id")

  @@index([expire])
  @@index([userId])
  @@map("sessions")
}

/// An app that shows codes. It counts from when a first code has confirmed it.
model TotpFactor {
  userId       Int       @id @map("user_id")
  /// Encrypted with a key that follows from the secret of the sessions.
  secret       String
  /// The step of time of the last code that was accepted: no code of this or an earlier one is.
  lastStep     BigInt    @map("last_step")
  /// Since the last right one.
  wrongCodes   Int       @default(0) @map("wrong_codes")
  blockedUntil DateTime? @map("blocked_until") @db.Timestamptz(6)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@map("totp_factors")
}

/// What lets somebody in who has lost their other factors, each once.
model RecoveryCode {
  userId Int       @map("user_id")
  /// SHA-256 of the code.
  hash   Bytes
  usedAt DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, hash])
  @@map("recovery_codes")
}

model Passkey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  credentialId Bytes     @unique @map("credential_id")
  publicKey    Bytes     @map("public_key")
  /// How often it was used, where the authenticator counts that.
  counter      BigInt
  transports   String[]
  name         String    @db.VarChar(100)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("passkeys")
}

/// Who somebody is elsewhere, by OpenID Connect.
model Identity {
  id         Int       @id @default(autoincrement())
  userId     Int       @map("user_id")
  issuer     String    @db.VarChar(2000)
  /// Their id there: opaque, and never given to another person.
  subject    String    @db.VarChar(255)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@unique([issuer, subject])
  @@index([userId])
  @@map("identities")
}

/// Secrets that the servers on one database share. Made at first use.
model Secret {
  name      String   @id @db.VarChar(50)
  value     Bytes
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  @@map("secrets")
}

enum QuestionStatus {
  open
  resolved
  closed

  @@map("question_status")
}

model Category {
  id   Int    @id @default(autoincrement())
  name String @db.VarChar(100)
  slug String @unique @db.VarChar(100)

  questions Question[]

  @@map("categories")
}

/// Each index is a list that the interface shows, newest first.
model Question {
  id           Int            @id @default(autoincrement())
  categoryId   Int?           @map("category_id")
  authorId     Int            @map("author_id")
  title        String         @db.VarChar(200)
  body         String
  status       QuestionStatus @default(open)
  bestAnswerId Int?           @map("best_answer_id")
  createdAt    DateTime       @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by a trigger.
  answerCount  Int            @default(0) @map("answer_count")

  category   Category?       @relation(fields: [categoryId], references: [id], onDelete: Restrict)
  author     User            @relation(fields: [authorId], references: [id], onDelete: Restrict)
  /// The best answer is one of the question's own.
  bestAnswer Answer?         @relation("best", fields: [bestAnswerId, id], references: [id, questionId], onDelete: NoAction, onUpdate: NoAction)
  answers    Answer[]        @relation("answers")
  search     QuestionSearch?

  @@unique([bestAnswerId, id])
  @@index([categoryId, id])
  @@index([status, id])
  @@index([categoryId, status, id])
  @@index([authorId, id])
  @@index([authorId, status, id])
  @@map("questions")
}

model Answer {
  id         Int      @id @default(autoincrement())
  questionId Int      @map("question_id")
  authorId   Int      @map("author_id")
  body       String
  createdAt  DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by a trigger.
  voteScore  Int      @default(0) @map("vote_score")

  question Question  @relation("answers", fields: [questionId], references: [id], onDelete: Cascade)
  author   User      @relation(fields: [authorId], references: [id], onDelete: Restrict)
  bestOf   Question? @relation("best")
  votes    Vote[]

  @@unique([id, questionId])
  @@index([questionId, voteScore(sort: Desc), id])
  @@index([authorId, id])
  @@map("answers")
}

model Vote {
  answerId  Int      @map("answer_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  answer Answer @relation(fields: [answerId], references: [id], onDelete: Cascade)
  user   User   @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([answerId, userId])
  @@map("votes")
}

/// What a search looks through, apart from the questions: a question's row is rewritten with every answer, and a search
/// reads many rows of which it shows few. Written by triggers alone.
model QuestionSearch {
  questionId Int                     @id @map("question_id")
  words      Unsupported("tsvector")

  question Question @relation(fields: [questionId], references: [id], onDelete: Cascade)

  @@index([words], type: Gin)
  @@map("question_search")
}

/// What a search over everything looks through: a row for each post that everybody may read. Written by triggers alone.
model SearchEntry {
  id         BigInt                  @id @default(autoincrement())
  type       String
  contentId  Int                     @map("content_id")
  threadType String                  @map("thread_type")
  threadId   Int                     @map("thread_id")
  authorId   Int?                    @map("author_id")
  area       String?
  createdAt  DateTime                @map("created_at") @db.Timestamptz(6)
  until      DateTime?               @db.Timestamptz(6)
  title      String?
  words      Unsupported("tsvector")

  @@unique([type, contentId])
  @@index([words], type: Gin)
  @@map("search_entries")
}

enum StoreStatus {
  active
  inactive
  suspended

  @@map("store_status")
}

enum ProductStatus {
  draft
  active
  inactive

  @@map("product_status")
}

enum OrderArea {
  marketplace
  shop

  @@map("order_area")
}

enum OrderStatus {
  pending
  paid
  completed
  refunded
  disputed

  @@map("order_status")
}

model Store {
  id          Int         @id @default(autoincrement())
  ownerId     Int         @map("owner_id")
  name        String      @db.VarChar(100)
  slug        String      @unique @db.VarChar(100)
  description String
  status      StoreStatus @default(active)
  /// Whether it was closed because its owner leaves, and opens again if they stay.
  reopens     Boolean     @default(false)
  createdAt   DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// The sum and the number of the ratings of its products, kept by a trigger.
  ratingSum   Int         @default(0) @map("rating_sum")
  ratingCount Int         @default(0) @map("rating_count")

  owner    User      @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  products Product[]

  @@index([ownerId, id])
  @@index([ownerId, status, id])
  @@map("stores")
}

/// What a store sells, or the shop, which is no store: then \`storeId\` is null, and slug and regular price are set.
model Product {
  id           Int           @id @default(autoincrement())
  storeId      Int?          @map("store_id")
  title        String        @db.VarChar(200)
  /// This and the SKU are unique among the products that are not deleted.
  slug         String?       @db.VarChar(100)
  sku          String?       @db.VarChar(64)
  description  String        @default("")
  price        Decimal       @db.Decimal(12, 2)
  regularPrice Decimal?      @map("regular_price") @db.Decimal(12, 2)
  stock        Int           @default(0)
  status       ProductStatus @default(active)
  category     String        @db.VarChar(100)
  imageUrl     String?       @map("image_url") @db.VarChar(2048)
  createdAt    DateTime      @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// A product that was ordered stays as a row when it is deleted, inactive and visible to no one.
  deletedAt    DateTime?     @map("deleted_at") @db.Timestamptz(6)
  /// The fields below are kept by triggers. The owner is the store's. The shelf is the store, or 0 for the shop.
  ownerId      Int?          @map("owner_id")
  shelf        Int           @default(0)
  /// Whether it is in the lists across stores: an active product of an active store.
  listed       Boolean       @default(false)
  titleKey     String        @default("") @map("title_key")
  categoryKey  String        @default("") @map("category_key")
  /// The sum, the number and the average of the ratings of its reviews; the average is 0 without any.
  ratingSum    Int           @default(0) @map("rating_sum")
  ratingCount  Int           @default(0) @map("rating_count")
  rating       Decimal       @default(0) @db.Decimal(3, 2)

  store   Store?      @relation(fields: [storeId], references: [id], onDelete: Restrict)
  items   OrderItem[]
  reviews Review[]

  @@map("products")
}

/// What an admin announces to everybody, until a time or without an end.
model Announcement {
  id        Int       @id @default(autoincrement())
  authorId  Int       @map("author_id")
  title     String    @db.VarChar(200)
  body      String
  until     DateTime? @db.Timestamptz(6)
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  author User @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([authorId, id])
  @@map("announcements")
}

/// What a buyer says of a product, once for each.
model Review {
  id        Int       @id @default(autoincrement())
  productId Int       @map("product_id")
  authorId  Int       @map("author_id")
  rating    Int       @db.SmallInt
  title     String?   @db.VarChar(200)
  body      String    @default("")
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// What the store's owner says to it.
  reply     String?
  repliedAt DateTime? @map("replied_at") @db.Timestamptz(6)

  /// A product that was reviewed was ordered, and so stays as a row when it is deleted.
  product Product @relation(fields: [productId], references: [id], onDelete: Restrict)
  author  User    @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@unique([productId, authorId])
  @@index([productId, id])
  @@index([productId, rating, id])
  @@index([authorId, id])
  @@map("reviews")
}

model Order {
  id               Int         @id @default(autoincrement())
  area             OrderArea
  buyerId          Int         @map("buyer_id")
  status           OrderStatus @default(pending)
  createdAt        DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  paidAt           DateTime?   @map("paid_at") @db.Timestamptz(6)
  paymentReference String?     @map("payment_reference") @db.VarChar(200)
  /// The first of the orders that were placed together, one for each store; null where there was one store.
  checkoutId       Int?        @map("checkout_id")
  disputeReason    String?     @map("dispute_reason") @db.VarChar(1000)

  buyer  User         @relation(fields: [buyerId], references: [id], onDelete: Restrict)
  items  OrderItem[]
  stores OrderStore[]

  @@index([buyerId, area, id])
  @@index([buyerId, area, status, id])
  @@map("orders")
}

/// A product as it was when it was ordered.
model OrderItem {
  orderId   Int     @map("order_id")
  productId Int     @map("product_id")
  title     String  @db.VarChar(200)
  price     Decimal @db.Decimal(12, 2)
  quantity  Int
  storeId   Int?    @map("store_id")
  storeName String? @map("store_name") @db.VarChar(100)

  order   Order   @relation(fields: [orderId], references: [id], onDelete: Cascade)
  product Product @relation(fields: [productId], references: [id], onDelete: Restrict)

  @@id([orderId, productId])
  @@index([productId])
  @@map("order_items")
}

/// The stores that an order has something from: a seller's list of orders.
model OrderStore {
  storeId Int @map("store_id")
  orderId Int @map("order_id")

  order Order @relation(fields: [orderId], references: [id], onDelete: Cascade)

  @@id([storeId, orderId])
  @@index([orderId])
  @@map("order_stores")
}

/// How long lists are: the sum of the slots, over which a counter is spread so that writers do not wait for one row.
/// Written by triggers alone, which prisma/sql/lists.sql makes. No foreign key: its lock would make writers wait for a
/// deletion of what the list belongs to.
model ListCounter {
  list  String
  part  Int
  key   String
  slot  Int    @db.SmallInt
  items BigInt

  @@id([list, part, key, slot])
  @@map("list_counters")
  @@ignore
}

/// Where the pages of lists begin: how many rows lie between one block's key and the next, from the low end of an order.
/// The last rows are in no block. As above.
model ListBlock {
  list  String
  part  Int
  key   String
  ord   String
  sort  Decimal @db.Decimal
  word  String
  id    Int
  items Int

  @@id([list, part, key, ord, sort, word, id])
  @@map("list_blocks")
  @@ignore
}

/// Lists whose last block is to be cut, until the commit does so.
model ListTail {
  list String
  part Int
  key  String
  ord  String
  id   Int    @id @default(autoincrement())

  @@map("list_tails")
  @@ignore
}

enum VideoVisibility {
  public
  unlisted
  private

  @@map("video_visibility")
}

enum VideoStatus {
  processing
  ready
  failed

  @@map("video_status")
}

model Video {
  id           Int             @id @default(autoincrement())
  authorId     Int             @map("author_id")
  title        String          @db.VarChar(200)
  description  String          @default("")
  visibility   VideoVisibility @default(public)
  status       VideoStatus     @default(ready)
  /// Where the storage keeps it.
  objectKey    String          @unique @map("object_key") @db.VarChar(1024)
  mimeType     String          @map("mime_type") @db.VarChar(100)
  size         BigInt
  /// In seconds. This and the dimensions are null where the container does not tell.
  duration     Float?
  width        Int?
  height       Int?
  thumbnailUrl String?         @map("thumbnail_url") @db.VarChar(2048)
  createdAt    DateTime        @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by triggers.
  likeCount    Int             @default(0) @map("like_count")
  dislikeCount Int             @default(0) @map("dislike_count")
  commentCount Int             @default(0) @map("comment_count")

  author   User       @relation(fields: [authorId], references: [id], onDelete: Restrict)
  comments Comment[]
  ratings  Rating[]
  views    VideoView?
  share    Share?

  @@index([authorId, id])
  @@map("videos")
}

/// What one person thinks of a video: 1 or -1; no row for neither.
model Rating {
  videoId   Int      @map("video_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  user  User  @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([videoId, userId])
  @@map("ratings")
}

model Comment {
  id        Int      @id @default(autoincrement())
  videoId   Int      @map("video_id")
  authorId  Int      @map("author_id")
  content   String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  video  Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([videoId, id])
  @@index([authorId, id])
  @@map("comments")
}

/// How often a video was watched. Apart from the videos, so that counting never waits for who rates or comments.
model VideoView {
  videoId Int @id @map("video_id")
  views   Int

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("video_views")
}

/// Bytes that somebody stored. Where they are, \`objectKey\` says; they are there as long as the row is.
model File {
  id        Int      @id @default(autoincrement())
  ownerId   Int      @map("owner_id")
  name      String   @db.VarChar(255)
  mimeType  String   @map("mime_type") @db.VarChar(127)
  size      BigInt
  sha256    String   @db.Char(64)
  objectKey String   @unique @map("object_key") @db.VarChar(64)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  updatedAt DateTime @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// Kept by a trigger: what names are sorted by and searched in.
  nameKey   String   @default("") @map("name_key")

  owner User   @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  share Share?

  @@index([ownerId, id])
  @@index([ownerId, nameKey, id])
  @@index([ownerId, size, id])
  @@index([ownerId(ops: raw("int4_ops")), nameKey(ops: raw("gin_trgm_ops"))], map: "files_search", type: Gin)
  @@map("files")
}

/// What somebody's files come to. Written by triggers alone, and locked by each upload: of two that race for
/// the rest of a quota, the second sees the first here.
model FileUsage {
  ownerId Int    @id @map("owner_id")
  files   Int
  bytes   BigInt

  owner User @relation(fields: [ownerId], references: [id], onDelete: Cascade)

  @@map("file_usage")
}

/// The share link of one file or one video.
model Share {
  id            Int       @id @default(autoincrement())
  token         String    @unique @db.Char(32)
  fileId        Int?      @unique @map("file_id")
  videoId       Int?      @unique @map("video_id")
  passwordHash  String?   @map("password_hash")
  expiresAt     DateTime? @map("expires_at") @db.Timestamptz(6)
  allowDownload Boolean   @default(true) @map("allow_download")
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  file  File?  @relation(fields: [fileId], references: [id], onDelete: Cascade)
  video Video? @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("shares")
}

/// A program of somebody's that people can allow to act for them.
model App {
  id           Int      @id @default(autoincrement())
  ownerId      Int      @map("owner_id")
  name         String   @db.VarChar(100)
  clientId     String   @unique @map("client_id") @db.VarChar(24)
  /// SHA-256 of the secret of an app that can keep one; null for others.
  secretHash   Bytes?   @map("secret_hash")
  redirectUris String[] @map("redirect_uris")
  /// Those of the redirect addresses, whose scripts may ask for tokens.
  origins      String[]
  createdAt    DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  owner   User        @relation(fields: [ownerId], references: [id], onDelete: Cascade)
  grants  AppGrant[]
  devices AppDevice[]
  tokens  ApiKey[]

  @@index([ownerId])
  @@index([origins], type: Gin)
  @@map("apps")
}

/// That somebody allows an app to act for them. When it goes, all that came of it goes.
model AppGrant {
  id        Int      @id @default(autoincrement())
  userId    Int      @map("user_id")
  appId     Int      @map("app_id")
  /// All that they ever allowed.
  scopes    Scope[]
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user     User         @relation(fields: [userId], references: [id], onDelete: Cascade)
  app      App          @relation(fields: [appId], references: [id], onDelete: Cascade)
  sessions AppSession[]
  devices  AppDevice[]

  @@unique([userId, appId])
  @@index([appId])
  @@map("app_grants")
}

/// One sign-in of an app: the code that began it, and all tokens that came of that.
model AppSession {
  id            Int       @id @default(autoincrement())
  grantId       Int       @map("grant_id")
  scopes        Scope[]
  /// SHA-256 of the code. None where it was begun by a device.
  codeHash      Bytes?    @unique @map("code_hash")
  codeChallenge String?   @map("code_challenge") @db.VarChar(43)
  redirectUri   String?   @map("redirect_uri")
  codeExpiresAt DateTime? @map("code_expires_at") @db.Timestamptz(6)
  codeUsedAt    DateTime? @map("code_used_at") @db.Timestamptz(6)
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When its refresh token stops working, unless it is used before.
  expiresAt     DateTime  @map("expires_at") @db.Timestamptz(6)

  grant         AppGrant          @relation(fields: [grantId], references: [id], onDelete: Cascade)
  refreshTokens AppRefreshToken[]
  accessTokens  ApiKey[]

  @@index([grantId])
  @@index([expiresAt])
  @@map("app_sessions")
}

/// Those that were used are kept, so that a second use is known for one.
model AppRefreshToken {
  /// SHA-256 of the token.
  hash      Bytes     @id
  sessionId Int       @map("session_id")
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  session AppSession @relation(fields: [sessionId], references: [id], onDelete: Cascade)

  @@index([sessionId])
  @@map("app_refresh_tokens")
}

/// A program without a browser that waits until somebody allows it elsewhere.
model AppDevice {
  /// SHA-256 of what it asks with, and of what the person types.
  deviceHash Bytes     @id @map("device_hash")
  userHash   Bytes     @unique @map("user_hash")
  appId      Int       @map("app_id")
  scopes     Scope[]
  /// Seconds between two questions at least.
  pause      Int       @db.SmallInt
  askedAt    DateTime? @map("asked_at") @db.Timestamptz(6)
  grantId    Int?      @map("grant_id")
  deniedAt   DateTime? @map("denied_at") @db.Timestamptz(6)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt  DateTime  @map("expires_at") @db.Timestamptz(6)

  app   App       @relation(fields: [appId], references: [id], onDelete: Cascade)
  grant AppGrant? @relation(fields: [grantId], references: [id], onDelete: Cascade)

  @@index([appId])
  @@index([grantId])
  @@map("app_devices")
}

/// When each periodic job runs next, on whichever node comes first. Unlogged.
model JobTurn {
  job    String   @id
  nextAt DateTime @map("next_at") @db.Timestamptz(6)

  @@map("job_turns")
}

/// A backup that is being made: until its time is over no object of the storage is removed.
model BackupLease {
  id          String   @id @db.VarChar(64)
  leasedUntil DateTime @map("leased_until") @db.Timestamptz(6)

  @@map("backup_leases")
}

/// A backup that succeeded, and the time of its data.
model Backup {
  id         String   @id @db.VarChar(64)
  snapshotAt DateTime @map("snapshot_at") @db.Timestamptz(6)

  @@map("backups")
}

/// An object that nothing refers to any more, and that is removed when no backup is made.
model PostponedRemoval {
  key String   @id @db.VarChar(1024)
  at  DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  @@map("postponed_removals")
}

/// What is counted against limits by all nodes together. Unlogged.
model RateLimit {
  /// Of a hash, which tells nothing of who was counted.
  key    String  @id
  points Int
  /// Milliseconds since 1970.
  expire BigInt?

  @@index([expire])
  @@map("rate_limits")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"about","kind":"scalar","type":"String"},{"name":"location","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"reviews","kind":"object","type":"Review","relationName":"ReviewToUser"},{"name":"announcements","kind":"object","type":"Announcement","relationName":"AnnouncementToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"}],"dbName":"users","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"removals","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"SearchEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"type","kind":"scalar","type":"String"},{"name":"contentId","kind":"scalar","type":"Int","dbName":"content_id"},{"name":"threadType","kind":"scalar","type":"String","dbName":"thread_type"},{"name":"threadId","kind":"scalar","type":"Int","dbName":"thread_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"area","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"title","kind":"scalar","type":"String"}],"dbName":"search_entries","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"rating","kind":"scalar","type":"Decimal"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"},{"name":"reviews","kind":"object","type":"Review","relationName":"ProductToReview"}],"dbName":"products","schema":null},"Announcement":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"author","kind":"object","type":"User","relationName":"AnnouncementToUser"}],"dbName":"announcements","schema":null},"Review":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"rating","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"repliedAt","kind":"scalar","type":"DateTime","dbName":"replied_at"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToReview"},{"name":"author","kind":"object","type":"User","relationName":"ReviewToUser"}],"dbName":"reviews","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"checkoutId","kind":"scalar","type":"Int","dbName":"checkout_id"},{"name":"disputeReason","kind":"scalar","type":"String","dbName":"dispute_reason"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"RateLimit":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_limits","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","reviews","products","orders","video","comments","ratings","views","share","file","videos","announcements","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","SearchEntry.findUnique","SearchEntry.findUniqueOrThrow","SearchEntry.findFirst","SearchEntry.findFirstOrThrow","SearchEntry.findMany","SearchEntry.updateOne","SearchEntry.updateMany","SearchEntry.updateManyAndReturn","SearchEntry.deleteOne","SearchEntry.deleteMany","SearchEntry.groupBy","SearchEntry.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Announcement.findUnique","Announcement.findUniqueOrThrow","Announcement.findFirst","Announcement.findFirstOrThrow","Announcement.findMany","Announcement.createOne","Announcement.createMany","Announcement.createManyAndReturn","Announcement.updateOne","Announcement.updateMany","Announcement.updateManyAndReturn","Announcement.upsertOne","Announcement.deleteOne","Announcement.deleteMany","Announcement.groupBy","Announcement.aggregate","Review.findUnique","Review.findUniqueOrThrow","Review.findFirst","Review.findFirstOrThrow","Review.findMany","Review.createOne","Review.createMany","Review.createManyAndReturn","Review.updateOne","Review.updateMany","Review.updateManyAndReturn","Review.upsertOne","Review.deleteOne","Review.deleteMany","Review.groupBy","Review.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","RateLimit.findUnique","RateLimit.findUniqueOrThrow","RateLimit.findFirst","RateLimit.findFirstOrThrow","RateLimit.findMany","RateLimit.createOne","RateLimit.createMany","RateLimit.createManyAndReturn","RateLimit.updateOne","RateLimit.updateMany","RateLimit.updateManyAndReturn","RateLimit.upsertOne","RateLimit.deleteOne","RateLimit.deleteMany","RateLimit.groupBy","RateLimit.aggregate","AND","OR","NOT","key","points","expire","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","checkoutId","disputeReason","rating","body","reply","repliedAt","until","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","ratingSum","ratingCount","StoreStatus","reopens","type","contentId","threadType","threadId","type_contentId","questionId","answerId","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","actorId","reason","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","action","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","displayName","about","location","website","targetType_targetId_number","videoId_userId","productId_authorId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "hhj2A5gGOhAAAIwMACARAACNDAAgEgAAjgwAIBMAAI8MACAUAACQDAAgFQAAkQwAIBYAAJIMACAXAADuCwAgGwAAkwwAIBwAANwLACAhAACVDAAgIwAAlAwAICUAAJYMACAqAACXDAAgLAAAmwwAIC4AAJgMACAwAACaDAAgMQAAnQwAIDUAAJkMACA2AACcDAAgNwAAngwAIDgAAJ8MACA7AACgDAAgPAAAoAwAID0AAKAMACA_AAChDAAgQAAAoQwAIEEAAKIMACBCAACjDAAgRAAApAwAIEUAAKUMACDmBgAAigwAMOcGAACkAQAQ6AYAAIoMADD4BgIAAAABhQdAAPgKACGdBwEAmQsAIc8HQACaCwAhoggBAAAAAa0IAQAAAAGuCEAAmgsAIa8IAQCZCwAhsQgAAIsMsQgisghAAJoLACGzCEAAmgsAIbQIAQCZCwAhtQhAAJoLACG2CEAAmgsAIbcIAQCZCwAhuAhAAJoLACG5CAIA8QoAIboIIACbCwAhuwhAAJoLACG8CCAAmwsAIb0IAQCZCwAhvggBAJkLACG_CAEAmQsAIcAIAQCZCwAhAQAAAAEAIBIDAACkCwAgBQAA7gwAIA8AAO8MACDmBgAA7QwAMOcGAAADABDoBgAA7QwAMPgGAgDxCgAh_wYCAM8LACGABwAAgQsAIIUHQAD4CgAhhgdAAJoLACGLBwAB3wsAIZMHAgDxCgAhlQcBAPAKACHpB0AAmgsAIaoIAQDwCgAhqwhAAJoLACGsCAIAzwsAIQgDAAC0DgAgBQAAvxUAIA8AAMEVACD_BgAA8AwAIIYHAADwDAAg6QcAAPAMACCrCAAA8AwAIKwIAADwDAAgEgMAAKQLACAFAADuDAAgDwAA7wwAIOYGAADtDAAw5wYAAAMAEOgGAADtDAAw-AYCAAAAAf8GAgDPCwAhgAcAAIELACCFB0AA-AoAIYYHQACaCwAhiwcAAQAAAZMHAgDxCgAhlQcBAPAKACHpB0AAmgsAIaoIAQDwCgAhqwhAAJoLACGsCAIAzwsAIQMAAAADACABAAAEADACAAAFACAPBAAApAsAIAwAAOEMACANAACODAAgDgAAjAwAIOYGAADfDAAw5wYAAAcAEOgGAADfDAAw-AYCAPEKACGFB0AA-AoAIZQHAgDxCgAhlQcBAPAKACGWBwEA8AoAIZcHAAHgDAAhmAcAAJMLACCZBwAAkwsAIAEAAAAHACAMAwAApAsAIAUAAOMMACALAADsDAAgDAAA4QwAIOYGAADrDAAw5wYAAAkAEOgGAADrDAAw-AYCAPEKACH_BgIA8QoAIYAHAACBCwAghQdAAPgKACGTBwIA8QoAIQQDAAC0DgAgBQAAvxUAIAsAAMMVACAMAAC-FQAgDQMAAKQLACAFAADjDAAgCwAA7AwAIAwAAOEMACDmBgAA6wwAMOcGAAAJABDoBgAA6wwAMPgGAgAAAAH_BgIA8QoAIYAHAACBCwAghQdAAPgKACGTBwIA8QoAIcwIAADqDAAgAwAAAAkAIAEAAAoAMAIAAAsAIBAGAADoDAAgCAAA6QwAIAkAAIwMACDmBgAA5wwAMOcGAAANABDoBgAA5wwAMPgGAgDxCgAhgAcAAIELACCDBwIA8QoAIYUHQAD4CgAhhgdAAPgKACGOBwAB4AwAIY8HAQCZCwAhkAcBAJkLACGRB0AAmgsAIZIHQACaCwAhCAYAAMAVACAIAADCFQAgCQAAlxUAII4HAADwDAAgjwcAAPAMACCQBwAA8AwAIJEHAADwDAAgkgcAAPAMACAQBgAA6AwAIAgAAOkMACAJAACMDAAg5gYAAOcMADDnBgAADQAQ6AYAAOcMADD4BgIAAAABgAcAAIELACCDBwIA8QoAIYUHQAD4CgAhhgdAAPgKACGOBwABAAABjwcBAJkLACGQBwEAmQsAIZEHQACaCwAhkgdAAJoLACEDAAAADQAgAQAADgAwAgAADwAgCAcAAOYMACDmBgAA5QwAMOcGAAARABDoBgAA5QwAMIUHQAD4CgAhiwcAAd8LACGMBwIA8QoAIY0HQACaCwAhAgcAAMEVACCNBwAA8AwAIAgHAADmDAAg5gYAAOUMADDnBgAAEQAQ6AYAAOUMADCFB0AA-AoAIYsHAAEAAAGMBwIA8QoAIY0HQACaCwAhAwAAABEAIAEAABIAMAIAABMAIAMAAAADACABAAAEADACAAAFACABAAAAEQAgAQAAAAMAIA8FAADjDAAgBgAA5AwAIOYGAADiDAAw5wYAABgAEOgGAADiDAAw_QYAAd8LACH-BgAB3wsAIf8GAgDxCgAhgAcAAIELACCBBwIA8QoAIYIHQACaCwAhgwcCAM8LACGEB0AAmgsAIYUHQAD4CgAhhgdAAPgKACEFBQAAvxUAIAYAAMAVACCCBwAA8AwAIIMHAADwDAAghAcAAPAMACAPBQAA4wwAIAYAAOQMACDmBgAA4gwAMOcGAAAYABDoBgAA4gwAMP0GAAEAAAH-BgABAAAB_wYCAPEKACGABwAAgQsAIIEHAgDxCgAhggdAAJoLACGDBwIAzwsAIYQHQACaCwAhhQdAAPgKACGGB0AA-AoAIQMAAAAYACABAAAZADACAAAaACABAAAACQAgAQAAAA0AIAEAAAAYACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAAJACABAAAAGAAgAQAAAAMAIAEAAAANACAFBAAAtA4AIAwAAL4VACANAACZFQAgDgAAlxUAIJcHAADwDAAgDwQAAKQLACAMAADhDAAgDQAAjgwAIA4AAIwMACDmBgAA3wwAMOcGAAAHABDoBgAA3wwAMPgGAgAAAAGFB0AA-AoAIZQHAgDxCgAhlQcBAPAKACGWBwEAAAABlwcAAeAMACGYBwAAkwsAIJkHAACTCwAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAJACABAAAKADACAAALACAKAwAApAsAIOYGAADkCwAw5wYAACkAEOgGAADkCwAwhQdAAPgKACGTBwIA8QoAIe4HAQDwCgAh7wcEAKMLACHwBwIA8QoAIfEHQACaCwAhAQAAACkAIAcDAACkCwAg5gYAAN4MADDnBgAAKwAQ6AYAAN4MADCLBwAB3wsAIY0HQACaCwAhkwcCAPEKACECAwAAtA4AII0HAADwDAAgCAMAAKQLACDmBgAA3gwAMOcGAAArABDoBgAA3gwAMIsHAAHfCwAhjQdAAJoLACGTBwIA8QoAIcsIAADdDAAgAwAAACsAIAEAACwAMAIAAC0AIA0DAACkCwAg5gYAANwMADDnBgAALwAQ6AYAANwMADD4BgIA8QoAIYUHQAD4CgAhkwcCAPEKACGVBwEA8AoAIekHQACaCwAh6gcAAd8LACHrBwAB3wsAIewHBACjCwAh7QcAAJMLACACAwAAtA4AIOkHAADwDAAgDQMAAKQLACDmBgAA3AwAMOcGAAAvABDoBgAA3AwAMPgGAgAAAAGFB0AA-AoAIZMHAgDxCgAhlQcBAPAKACHpB0AAmgsAIeoHAAEAAAHrBwAB3wsAIewHBACjCwAh7QcAAJMLACADAAAALwAgAQAAMAAwAgAAMQAgCgMAAKQLACDmBgAA2wwAMOcGAAAzABDoBgAA2wwAMPgGAgDxCgAhhQdAAPgKACGTBwIA8QoAIecHAQDwCgAh6AcBAPAKACHpB0AAmgsAIQIDAAC0DgAg6QcAAPAMACALAwAApAsAIOYGAADbDAAw5wYAADMAEOgGAADbDAAw-AYCAAAAAYUHQAD4CgAhkwcCAPEKACHnBwEA8AoAIegHAQDwCgAh6QdAAJoLACHKCAAA2gwAIAMAAAAzACABAAA0ADACAAA1ACARGAAA2QwAIBkAAKQLACAbAACTDAAg5gYAANgMADDnBgAANwAQ6AYAANgMADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGnBwEA8AoAIakHAQDwCgAh-wcCAPEKACH8ByAAmwsAIf0HIACbCwAh_gcCAPEKACH_B0AA-AoAIYAIAgDxCgAhAxgAAL0VACAZAAC0DgAgGwAAnhUAIBEYAADZDAAgGQAApAsAIBsAAJMMACDmBgAA2AwAMOcGAAA3ABDoBgAA2AwAMPgGAgAAAAGFB0AA-AoAIaYHAgDxCgAhpwcBAPAKACGpBwEA8AoAIfsHAgDxCgAh_AcgAJsLACH9ByAAmwsAIf4HAgDxCgAh_wdAAPgKACGACAIA8QoAIQMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAQAAADcAIAoZAACkCwAgGgAA1wwAIOYGAADWDAAw5wYAAD0AEOgGAADWDAAw-AYCAPEKACGFB0AA-AoAIaYHAgDxCgAhpwcBAPAKACH6BwIA8QoAIQIZAAC0DgAgGgAAvBUAIAoZAACkCwAgGgAA1wwAIOYGAADWDAAw5wYAAD0AEOgGAADWDAAw-AYCAAAAAYUHQAD4CgAhpgcCAPEKACGnBwEA8AoAIfoHAgDxCgAhAwAAAD0AIAEAAD4AMAIAAD8AIAEAAAA9ACADAAAAPQAgAQAAPgAwAgAAPwAgERkAAKQLACAdAADTDAAgIgAA1AwAICMAAJQMACAkAADVDAAg5gYAANEMADDnBgAAQwAQ6AYAANEMADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGpBwEA8AoAIa4HAADSDOIHIsUHAQDwCgAh4AcCAM8LACHiBwIAzwsAIeMHAgDxCgAhBxkAALQOACAdAAC6FQAgIgAAuRUAICMAAJ8VACAkAAC7FQAg4AcAAPAMACDiBwAA8AwAIBIZAACkCwAgHQAA0wwAICIAANQMACAjAACUDAAgJAAA1QwAIOYGAADRDAAw5wYAAEMAEOgGAADRDAAw-AYCAAAAAYUHQAD4CgAhpgcCAPEKACGpBwEA8AoAIa4HAADSDOIHIsUHAQDwCgAh4AcCAM8LACHiBwIAzwsAIeMHAgDxCgAhyQgAANAMACADAAAAQwAgAQAARAAwAgAARQAgBxwAANwLACDmBgAA2wsAMOcGAABHABDoBgAA2wsAMPgGAgDxCgAhlQcBAPAKACHJBwEA8AoAIQEAAABHACADAAAAQwAgAQAARAAwAgAARQAgAQAAAEMAIA0ZAACkCwAgHgAA0wsAIB8AAMwMACAhAACVDAAg5gYAAMsMADDnBgAASwAQ6AYAAMsMADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACHFBwEA8AoAId0HAgDxCgAh3wcCAPEKACEBAAAASwAgAQAAAEMAIAkDAACkCwAgIAAAzwwAIOYGAADODAAw5wYAAE4AEOgGAADODAAwhQdAAPgKACGTBwIA8QoAIagHAgDxCgAh3gcCAPEKACECAwAAtA4AICAAALkVACAKAwAApAsAICAAAM8MACDmBgAAzgwAMOcGAABOABDoBgAAzgwAMIUHQAD4CgAhkwcCAPEKACGoBwIA8QoAId4HAgDxCgAhyAgAAM0MACADAAAATgAgAQAATwAwAgAAUAAgAQAAAE4AIAQZAAC0DgAgHgAAmRAAIB8AAJkQACAhAACgFQAgDhkAAKQLACAeAADTCwAgHwAAzAwAICEAAJUMACDmBgAAywwAMOcGAABLABDoBgAAywwAMPgGAgAAAAGFB0AA-AoAIaYHAgDxCgAhxQcBAPAKACHdBwIA8QoAId8HAgDxCgAhxwgAAMoMACADAAAASwAgAQAAUwAwAgAAVAAgBR4AANMLACDmBgAA0gsAMOcGAABWABDoBgAA0gsAMN0HAgDxCgAhAQAAAFYAIAEAAABLACADAAAASwAgAQAAUwAwAgAAVAAgAwAAAE4AIAEAAE8AMAIAAFAAIAsDAACkCwAg5gYAAMkMADDnBgAAWwAQ6AYAAMkMADDpBgEA8AoAIYUHQAD4CgAhkwcCAPEKACGuBwIA8QoAIcUHAQDwCgAhnwgBAPAKACGgCAAB3wsAIQEDAAC0DgAgDAMAAKQLACDmBgAAyQwAMOcGAABbABDoBgAAyQwAMOkGAQDwCgAhhQdAAPgKACGTBwIA8QoAIa4HAgDxCgAhxQcBAPAKACGfCAEA8AoAIaAIAAHfCwAhxggAAMgMACADAAAAWwAgAQAAXAAwAgAAXQAgDwQAAKQLACAtAADHDAAg5gYAAMUMADDnBgAAXwAQ6AYAAMUMADD4BgIA8QoAIYUHQAD4CgAhlAcCAPEKACGVBwEA8AoAIaoHAQDwCgAhrgcAAMYM1wciyQcBAPAKACHUBwIA8QoAIdUHAgDxCgAh1wcgAJsLACECBAAAtA4AIC0AALgVACAPBAAApAsAIC0AAMcMACDmBgAAxQwAMOcGAABfABDoBgAAxQwAMPgGAgAAAAGFB0AA-AoAIZQHAgDxCgAhlQcBAPAKACGqBwEA8AoAIa4HAADGDNcHIskHAQAAAAHUBwIA8QoAIdUHAgDxCgAh1wcgAJsLACEDAAAAXwAgAQAAYAAwAgAAYQAgHB0BAPAKACEmAADEDAAgKAAAtgwAICwAAJsMACDmBgAAwQwAMOcGAABjABDoBgAAwQwAMPgGAgDxCgAhhQdAAPgKACGUBwIAzwsAIakHAQDwCgAhqgcBAPAKACGuBwAAwwzOByK2BwIAzwsAIbkHEADADAAhxAcQAMAMACHJBwEAmQsAIcoHAQCZCwAhywcQAMIMACHMBwIA8QoAIc4HAQCZCwAhzwdAAJoLACHQBwIA8QoAIdEHIACbCwAh0gcBAPAKACHTBwEA8AoAIdQHAgDxCgAh1QcCAPEKACEKJgAAtxUAICgAALMVACAsAACmFQAglAcAAPAMACC2BwAA8AwAIMkHAADwDAAgygcAAPAMACDLBwAA8AwAIM4HAADwDAAgzwcAAPAMACAcHQEA8AoAISYAAMQMACAoAAC2DAAgLAAAmwwAIOYGAADBDAAw5wYAAGMAEOgGAADBDAAw-AYCAAAAAYUHQAD4CgAhlAcCAM8LACGpBwEA8AoAIaoHAQDwCgAhrgcAAMMMzgcitgcCAM8LACG5BxAAwAwAIcQHEADADAAhyQcBAJkLACHKBwEAmQsAIcsHEADCDAAhzAcCAPEKACHOBwEAmQsAIc8HQACaCwAh0AcCAPEKACHRByAAmwsAIdIHAQDwCgAh0wcBAPAKACHUBwIA8QoAIdUHAgDxCgAhAwAAAGMAIAEAAGQAMAIAAGUAIAEAAABfACAMKQAAvQwAICsAALoMACDmBgAAvwwAMOcGAABoABDoBgAAvwwAMKkHAQDwCgAhtgcCAM8LACG3BwIA8QoAIbgHAgDxCgAhuQcQAMAMACG6BwIA8QoAIbsHAQCZCwAhBCkAALYVACArAAC1FQAgtgcAAPAMACC7BwAA8AwAIA0pAAC9DAAgKwAAugwAIOYGAAC_DAAw5wYAAGgAEOgGAAC_DAAwqQcBAPAKACG2BwIAzwsAIbcHAgDxCgAhuAcCAPEKACG5BxAAwAwAIboHAgDxCgAhuwcBAJkLACHFCAAAvgwAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgBikAAL0MACDmBgAAvAwAMOcGAABtABDoBgAAvAwAMLYHAgDxCgAhtwcCAPEKACEBKQAAthUAIAcpAAC9DAAg5gYAALwMADDnBgAAbQAQ6AYAALwMADC2BwIA8QoAIbcHAgDxCgAhxAgAALsMACADAAAAbQAgAQAAbgAwAgAAbwAgAQAAAGgAIAEAAABtACAOGQAApAsAICsAALoMACDmBgAAuQwAMOcGAABzABDoBgAAuQwAMPgGAgDxCgAhhQdAAPgKACGmBwIA8QoAIakHAQCZCwAhuAcCAPEKACHEBwIA8QoAIcUHAQDwCgAhxgcBAJkLACHHB0AAmgsAIQUZAAC0DgAgKwAAtRUAIKkHAADwDAAgxgcAAPAMACDHBwAA8AwAIA8ZAACkCwAgKwAAugwAIOYGAAC5DAAw5wYAAHMAEOgGAAC5DAAw-AYCAAAAAYUHQAD4CgAhpgcCAPEKACGpBwEAmQsAIbgHAgDxCgAhxAcCAPEKACHFBwEA8AoAIcYHAQCZCwAhxwdAAJoLACHDCAAAuAwAIAMAAABzACABAAB0ADACAAB1ACABAAAAaAAgAQAAAHMAIAEAAABjACAPJwAApAsAICgAALYMACAqAAC3DAAg5gYAALMMADDnBgAAegAQ6AYAALMMADD4BgIA8QoAIYUHQAD4CgAhrgcAALUMwAcivQcAALQMvQcivgcCAPEKACHAB0AAmgsAIcEHAQCZCwAhwgcCAM8LACHDBwEAmQsAIQcnAAC0DgAgKAAAsxUAICoAALQVACDABwAA8AwAIMEHAADwDAAgwgcAAPAMACDDBwAA8AwAIA8nAACkCwAgKAAAtgwAICoAALcMACDmBgAAswwAMOcGAAB6ABDoBgAAswwAMPgGAgAAAAGFB0AA-AoAIa4HAAC1DMAHIr0HAAC0DL0HIr4HAgDxCgAhwAdAAJoLACHBBwEAmQsAIcIHAgDPCwAhwwcBAJkLACEDAAAAegAgAQAAewAwAgAAfAAgGRkAAKQLACAwAACaDAAgMQAAnQwAIDIAALIMACAzAACpDAAg5gYAAK4MADDnBgAAfgAQ6AYAAK4MADD4BgIA8QoAIYUHQAD4CgAhoAcBAPAKACGhBwQAowsAIaMHAQDwCgAhpgcCAPEKACGpBwEA8AoAIaoHAQDwCgAhrAcAAK8MrAcirgcAALAMrgcirwcIALEMACGwBwIAzwsAIbEHAgDPCwAhsgcBAJkLACGzBwIA8QoAIbQHAgDxCgAhtQcCAPEKACEJGQAAtA4AIDAAAKUVACAxAACoFQAgMgAAshUAIDMAALEVACCvBwAA8AwAILAHAADwDAAgsQcAAPAMACCyBwAA8AwAIBkZAACkCwAgMAAAmgwAIDEAAJ0MACAyAACyDAAgMwAAqQwAIOYGAACuDAAw5wYAAH4AEOgGAACuDAAw-AYCAAAAAYUHQAD4CgAhoAcBAPAKACGhBwQAowsAIaMHAQAAAAGmBwIA8QoAIakHAQDwCgAhqgcBAPAKACGsBwAArwysByKuBwAAsAyuByKvBwgAsQwAIbAHAgDPCwAhsQcCAM8LACGyBwEAmQsAIbMHAgDxCgAhtAcCAPEKACG1BwIA8QoAIQMAAAB-ACABAAB_ADACAACAAQAgChkAAKQLACAvAACoCwAg5gYAAK0MADDnBgAAggEAEOgGAACtDAAw-AYCAPEKACGFB0AA-AoAIZwHAgDxCgAhpgcCAPEKACGnBwEA8AoAIQIZAAC0DgAgLwAAqw4AIAoZAACkCwAgLwAAqAsAIOYGAACtDAAw5wYAAIIBABDoBgAArQwAMPgGAgAAAAGFB0AA-AoAIZwHAgDxCgAhpgcCAPEKACGnBwEA8AoAIQMAAACCAQAgAQAAgwEAMAIAAIQBACAJAwAApAsAIC8AAKgLACDmBgAArAwAMOcGAACGAQAQ6AYAAKwMADCFB0AA-AoAIZMHAgDxCgAhnAcCAPEKACGoBwIA8QoAIQIDAAC0DgAgLwAAqw4AIAoDAACkCwAgLwAAqAsAIOYGAACsDAAw5wYAAIYBABDoBgAArAwAMIUHQAD4CgAhkwcCAPEKACGcBwIA8QoAIagHAgDxCgAhwggAAKsMACADAAAAhgEAIAEAAIcBADACAACIAQAgBi8AAKgLACAyAgDxCgAh5gYAAKcLADDnBgAAigEAEOgGAACnCwAwnAcCAPEKACEBAAAAigEAIA0vAACdCwAgNAAAnAsAIOYGAACYCwAw5wYAAIwBABDoBgAAmAsAMPgGAgDxCgAhhQdAAPgKACGGB0AAmgsAIZoHAQDwCgAhmwcCAM8LACGcBwIAzwsAIZ0HAQCZCwAhngcgAJsLACEBAAAAjAEAIA8EAACkCwAgMwAAqQwAIOYGAACoDAAw5wYAAI4BABDoBgAAqAwAMPgGAgDxCgAhhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhoAcBAPAKACGhBwQAowsAIaIHAQDwCgAhowcBAPAKACGkB0AA-AoAIaUHAQDwCgAhAQAAAI4BACABAAAAjAEAIAEAAAB-ACABAAAAggEAIAEAAACGAQAgAwAAAIIBACABAACDAQAwAgAAhAEAIAMAAABzACABAAB0ADACAAB1ACAKGQAApAsAIOYGAACqDAAw5wYAAJYBABDoBgAAqgwAMPgGAgDxCgAhhQdAAPgKACGmBwIA8QoAIakHAQDwCgAhxQcBAPAKACHIB0AAmgsAIQIZAAC0DgAgyAcAAPAMACAKGQAApAsAIOYGAACqDAAw5wYAAJYBABDoBgAAqgwAMPgGAgAAAAGFB0AA-AoAIaYHAgDxCgAhqQcBAPAKACHFBwEA8AoAIcgHQACaCwAhAwAAAJYBACABAACXAQAwAgAAmAEAIAMAAACGAQAgAQAAhwEAMAIAAIgBACACBAAAtA4AIDMAALEVACAPBAAApAsAIDMAAKkMACDmBgAAqAwAMOcGAACOAQAQ6AYAAKgMADD4BgIAAAABhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhoAcBAPAKACGhBwQAowsAIaIHAQDwCgAhowcBAAAAAaQHQAD4CgAhpQcBAPAKACEDAAAAjgEAIAEAAJsBADACAACcAQAgBwQAAKQLACA3AgDxCgAh5gYAAKILADDnBgAAngEAEOgGAACiCwAwlAcCAPEKACGfBwQAowsAIQEAAACeAQAgExkAAIcMACA5AACkCwAgOgAAhwwAIOYGAACmDAAw5wYAAKABABDoBgAApgwAMPgGAgDxCgAhhQdAAPgKACGmBwIAzwsAIa4HAACnDJgIIooIAQDwCgAhiwgCAPEKACGRCAEA8AoAIZUIAgDxCgAhlggBAJkLACGYCAIAzwsAIZkIAQCZCwAhmghAAJoLACGbCEAAmgsAIQkZAAC0DgAgOQAAtA4AIDoAALQOACCmBwAA8AwAIJYIAADwDAAgmAgAAPAMACCZCAAA8AwAIJoIAADwDAAgmwgAAPAMACATGQAAhwwAIDkAAKQLACA6AACHDAAg5gYAAKYMADDnBgAAoAEAEOgGAACmDAAw-AYCAAAAAYUHQAD4CgAhpgcCAM8LACGuBwAApwyYCCKKCAEA8AoAIYsIAgDxCgAhkQgBAPAKACGVCAIA8QoAIZYIAQCZCwAhmAgCAM8LACGZCAEAmQsAIZoIQACaCwAhmwhAAJoLACEDAAAAoAEAIAEAAKEBADACAACiAQAgOhAAAIwMACARAACNDAAgEgAAjgwAIBMAAI8MACAUAACQDAAgFQAAkQwAIBYAAJIMACAXAADuCwAgGwAAkwwAIBwAANwLACAhAACVDAAgIwAAlAwAICUAAJYMACAqAACXDAAgLAAAmwwAIC4AAJgMACAwAACaDAAgMQAAnQwAIDUAAJkMACA2AACcDAAgNwAAngwAIDgAAJ8MACA7AACgDAAgPAAAoAwAID0AAKAMACA_AAChDAAgQAAAoQwAIEEAAKIMACBCAACjDAAgRAAApAwAIEUAAKUMACDmBgAAigwAMOcGAACkAQAQ6AYAAIoMADD4BgIA8QoAIYUHQAD4CgAhnQcBAJkLACHPB0AAmgsAIaIIAQCZCwAhrQgBAPAKACGuCEAAmgsAIa8IAQCZCwAhsQgAAIsMsQgisghAAJoLACGzCEAAmgsAIbQIAQCZCwAhtQhAAJoLACG2CEAAmgsAIbcIAQCZCwAhuAhAAJoLACG5CAIA8QoAIboIIACbCwAhuwhAAJoLACG8CCAAmwsAIb0IAQCZCwAhvggBAJkLACG_CAEAmQsAIcAIAQCZCwAhAQAAAKQBACABAAAApAEAIAMAAACgAQAgAQAAoQEAMAIAAKIBACADAAAAoAEAIAEAAKEBADACAACiAQAgDgQAAIcMACA-AACkCwAg5gYAAIkMADDnBgAAqQEAEOgGAACJDAAw9wZAAPgKACH4BgIA8QoAIZQHAgDPCwAhqQcBAJkLACHFBwEA8AoAIYoIAQDwCgAhiwgCAPEKACGTCAIA8QoAIZQIAgDxCgAhBAQAALQOACA-AAC0DgAglAcAAPAMACCpBwAA8AwAIA8EAACHDAAgPgAApAsAIOYGAACJDAAw5wYAAKkBABDoBgAAiQwAMPcGQAD4CgAh-AYCAAAAAZQHAgDPCwAhqQcBAJkLACHFBwEA8AoAIYoIAQDwCgAhiwgCAPEKACGTCAIA8QoAIZQIAgDxCgAhwQgAAIgMACADAAAAqQEAIAEAAKoBADACAACrAQAgAQAAAKQBACADAAAAqQEAIAEAAKoBADACAACrAQAgDgMAAIcMACBLAADpCwAg5gYAAIYMADDnBgAArwEAEOgGAACGDAAw-AYCAPEKACGFB0AA-AoAIZMHAgDPCwAhgwgCAPEKACGICAEAmQsAIaYIAQDwCgAhpwgBAPAKACGoCEAA-AoAIakIQACaCwAhBAMAALQOACCTBwAA8AwAIIgIAADwDAAgqQgAAPAMACAOAwAAhwwAIEsAAOkLACDmBgAAhgwAMOcGAACvAQAQ6AYAAIYMADD4BgIAAAABhQdAAPgKACGTBwIAzwsAIYMIAgDxCgAhiAgBAJkLACGmCAEA8AoAIacIAQDwCgAhqAhAAPgKACGpCEAAmgsAIQMAAACvAQAgAQAAsAEAMAIAALEBACABAAAApAEAIAsDAACkCwAg5gYAAIUMADDnBgAAtAEAEOgGAACFDAAwhQdAAPgKACGGB0AA-AoAIYsHAAHfCwAhjQdAAJoLACGTBwIA8QoAIaEIAQDwCgAhoggBAPAKACECAwAAtA4AII0HAADwDAAgCwMAAKQLACDmBgAAhQwAMOcGAAC0AQAQ6AYAAIUMADCFB0AA-AoAIYYHQAD4CgAhiwcAAQAAAY0HQACaCwAhkwcCAPEKACGhCAEA8AoAIaIIAQDwCgAhAwAAALQBACABAAC1AQAwAgAAtgEAIAtDAACkCwAg5gYAAIQMADDnBgAAuAEAEOgGAACEDAAw-AYCAPEKACGFB0AA-AoAIYYHQAD4CgAhiwcAAd8LACGjCAIA8QoAIaQIAgDxCgAhpQgCAPEKACEBQwAAtA4AIAtDAACkCwAg5gYAAIQMADDnBgAAuAEAEOgGAACEDAAw-AYCAAAAAYUHQAD4CgAhhgdAAPgKACGLBwABAAABowgCAPEKACGkCAIA8QoAIaUIAgDxCgAhAwAAALgBACABAAC5AQAwAgAAugEAIBMDAACkCwAg5gYAAIMMADDnBgAAvAEAEOgGAACDDAAw-AYCAPEKACH6BkAAmgsAIYIHQAD4CgAhhgdAAJoLACGTBwIA8QoAIZ8HBACjCwAhowcBAJkLACGCCAEA8AoAIYMIAgDxCgAhhAgCAPEKACGFCAIA8QoAIYYIBACjCwAhhwgCAPEKACGICAEAmQsAIYkIQACaCwAhBgMAALQOACD6BgAA8AwAIIYHAADwDAAgowcAAPAMACCICAAA8AwAIIkIAADwDAAgEwMAAKQLACDmBgAAgwwAMOcGAAC8AQAQ6AYAAIMMADD4BgIAAAAB-gZAAJoLACGCB0AA-AoAIYYHQACaCwAhkwcCAPEKACGfBwQAowsAIaMHAQAAAAGCCAEA8AoAIYMIAgDxCgAhhAgCAPEKACGFCAIA8QoAIYYIBACjCwAhhwgCAPEKACGICAEAmQsAIYkIQACaCwAhAwAAALwBACABAAC9AQAwAgAAvgEAIAEAAAADACABAAAABwAgAQAAAAkAIAEAAAArACABAAAALwAgAQAAADMAIAEAAAA3ACABAAAAPQAgAQAAAEMAIAEAAABLACABAAAATgAgAQAAAFsAIAEAAABfACABAAAAegAgAQAAAH4AIAEAAACCAQAgAQAAAHMAIAEAAACWAQAgAQAAAIYBACABAAAAjgEAIAEAAACgAQAgAQAAAKABACABAAAAoAEAIAEAAACpAQAgAQAAAKkBACABAAAArwEAIAEAAAC0AQAgAQAAALgBACABAAAAvAEAIAEAAAABACAwEAAAlxUAIBEAAJgVACASAACZFQAgEwAAmhUAIBQAAJsVACAVAACcFQAgFgAAnRUAIBcAAMwRACAbAACeFQAgHAAA8hAAICEAAKAVACAjAACfFQAgJQAAoRUAICoAAKIVACAsAACmFQAgLgAAoxUAIDAAAKUVACAxAACoFQAgNQAApBUAIDYAAKcVACA3AACpFQAgOAAAqhUAIDsAAKsVACA8AACrFQAgPQAAqxUAID8AAKwVACBAAACsFQAgQQAArRUAIEIAAK4VACBEAACvFQAgRQAAsBUAIJ0HAADwDAAgzwcAAPAMACCiCAAA8AwAIK4IAADwDAAgrwgAAPAMACCyCAAA8AwAILMIAADwDAAgtAgAAPAMACC1CAAA8AwAILYIAADwDAAgtwgAAPAMACC4CAAA8AwAILsIAADwDAAgvQgAAPAMACC-CAAA8AwAIL8IAADwDAAgwAgAAPAMACADAAAApAEAIAEAAN4BADACAAABACADAAAApAEAIAEAAN4BADACAAABACADAAAApAEAIAEAAN4BADACAAABACA3EAAA-BQAIBEAAPkUACASAAD6FAAgEwAA-xQAIBQAAPwUACAVAAD9FAAgFgAA_hQAIBcAAP8UACAbAACAFQAgHAAAgRUAICEAAIMVACAjAACCFQAgJQAAhBUAICoAAIUVACAsAACJFQAgLgAAhhUAIDAAAIgVACAxAACLFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAb0IAQAAAAG-CAEAAAABvwgBAAAAAcAIAQAAAAEBSwAA4gEAIBj4BgIAAAABhQdAAAAAAZ0HAQAAAAHPB0AAAAABoggBAAAAAa0IAQAAAAGuCEAAAAABrwgBAAAAAbEIAAAAsQgCsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAEAAAABuAhAAAAAAbkIAgAAAAG6CCAAAAABuwhAAAAAAbwIIAAAAAG9CAEAAAABvggBAAAAAb8IAQAAAAHACAEAAAABAUsAAOQBADABSwAA5AEAMDcQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AIQIAAAABACBLAADnAQAgGPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACECAAAApAEAIEsAAOkBACACAAAApAEAIEsAAOkBACADAAAAAQAgUgAA4gEAIFMAAOcBACABAAAAAQAgAQAAAKQBACAWCgAAlBIAIFgAAJUSACBZAACYEgAgWgAAlxIAIFsAAJYSACCdBwAA8AwAIM8HAADwDAAgoggAAPAMACCuCAAA8AwAIK8IAADwDAAgsggAAPAMACCzCAAA8AwAILQIAADwDAAgtQgAAPAMACC2CAAA8AwAILcIAADwDAAguAgAAPAMACC7CAAA8AwAIL0IAADwDAAgvggAAPAMACC_CAAA8AwAIMAIAADwDAAgG-YGAAD_CwAw5wYAAPABABDoBgAA_wsAMPgGAgDkCgAhhQdAAPQKACGdBwEAjAsAIc8HQACCCwAhoggBAIwLACGtCAEA4woAIa4IQACCCwAhrwgBAIwLACGxCAAAgAyxCCKyCEAAggsAIbMIQACCCwAhtAgBAIwLACG1CEAAggsAIbYIQACCCwAhtwgBAIwLACG4CEAAggsAIbkIAgDkCgAhugggAJULACG7CEAAggsAIbwIIACVCwAhvQgBAIwLACG-CAEAjAsAIb8IAQCMCwAhwAgBAIwLACEDAAAApAEAIAEAAO8BADBXAADwAQAgAwAAAKQBACABAADeAQAwAgAAAQAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACAPAwAAtg0AIAUAALcNACAPAACEDgAg-AYCAAAAAf8GAgAAAAGABwAAtQ0AIIUHQAAAAAGGB0AAAAABiwcAAQAAAZMHAgAAAAGVBwEAAAAB6QdAAAAAAaoIAQAAAAGrCEAAAAABrAgCAAAAAQFLAAD4AQAgDPgGAgAAAAH_BgIAAAABgAcAALUNACCFB0AAAAABhgdAAAAAAYsHAAEAAAGTBwIAAAABlQcBAAAAAekHQAAAAAGqCAEAAAABqwhAAAAAAawIAgAAAAEBSwAA-gEAMAFLAAD6AQAwAQAAAAcAIAEAAAANACAPAwAAsg0AIAUAALMNACAPAACCDgAg-AYCAPcMACH_BgIAjg0AIYAHAACwDQAghQdAAPwMACGGB0AAjQ0AIYsHAAGLDQAhkwcCAPcMACGVBwEA9gwAIekHQACNDQAhqggBAPYMACGrCEAAjQ0AIawIAgCODQAhAgAAAAUAIEsAAP8BACAM-AYCAPcMACH_BgIAjg0AIYAHAACwDQAghQdAAPwMACGGB0AAjQ0AIYsHAAGLDQAhkwcCAPcMACGVBwEA9gwAIekHQACNDQAhqggBAPYMACGrCEAAjQ0AIawIAgCODQAhAgAAAAMAIEsAAIECACACAAAAAwAgSwAAgQIAIAEAAAAHACABAAAADQAgAwAAAAUAIFIAAPgBACBTAAD_AQAgAQAAAAUAIAEAAAADACAKCgAAjxIAIFgAAJASACBZAACTEgAgWgAAkhIAIFsAAJESACD_BgAA8AwAIIYHAADwDAAg6QcAAPAMACCrCAAA8AwAIKwIAADwDAAgD-YGAAD-CwAw5wYAAIoCABDoBgAA_gsAMPgGAgDkCgAh_wYCAIMLACGABwAAgQsAIIUHQAD0CgAhhgdAAIILACGLBwABgAsAIZMHAgDkCgAhlQcBAOMKACHpB0AAggsAIaoIAQDjCgAhqwhAAIILACGsCAIAgwsAIQMAAAADACABAACJAgAwVwAAigIAIAMAAAADACABAAAEADACAAAFACABAAAAsQEAIAEAAACxAQAgAwAAAK8BACABAACwAQAwAgAAsQEAIAMAAACvAQAgAQAAsAEAMAIAALEBACADAAAArwEAIAEAALABADACAACxAQAgCwMAAI4SACBLgAAAAAH4BgIAAAABhQdAAAAAAZMHAgAAAAGDCAIAAAABiAgBAAAAAaYIAQAAAAGnCAEAAAABqAhAAAAAAakIQAAAAAEBSwAAkgIAIApLgAAAAAH4BgIAAAABhQdAAAAAAZMHAgAAAAGDCAIAAAABiAgBAAAAAaYIAQAAAAGnCAEAAAABqAhAAAAAAakIQAAAAAEBSwAAlAIAMAFLAACUAgAwAQAAAKQBACALAwAAjRIAIEuAAAAAAfgGAgD3DAAhhQdAAPwMACGTBwIAjg0AIYMIAgD3DAAhiAgBAKINACGmCAEA9gwAIacIAQD2DAAhqAhAAPwMACGpCEAAjQ0AIQIAAACxAQAgSwAAmAIAIApLgAAAAAH4BgIA9wwAIYUHQAD8DAAhkwcCAI4NACGDCAIA9wwAIYgIAQCiDQAhpggBAPYMACGnCAEA9gwAIagIQAD8DAAhqQhAAI0NACECAAAArwEAIEsAAJoCACACAAAArwEAIEsAAJoCACABAAAApAEAIAMAAACxAQAgUgAAkgIAIFMAAJgCACABAAAAsQEAIAEAAACvAQAgCAoAAIgSACBYAACJEgAgWQAAjBIAIFoAAIsSACBbAACKEgAgkwcAAPAMACCICAAA8AwAIKkIAADwDAAgDUsAAOYLACDmBgAA_QsAMOcGAACiAgAQ6AYAAP0LADD4BgIA5AoAIYUHQAD0CgAhkwcCAIMLACGDCAIA5AoAIYgIAQCMCwAhpggBAOMKACGnCAEA4woAIagIQAD0CgAhqQhAAIILACEDAAAArwEAIAEAAKECADBXAACiAgAgAwAAAK8BACABAACwAQAwAgAAsQEAIAEAAAC6AQAgAQAAALoBACADAAAAuAEAIAEAALkBADACAAC6AQAgAwAAALgBACABAAC5AQAwAgAAugEAIAMAAAC4AQAgAQAAuQEAMAIAALoBACAIQwAAhxIAIPgGAgAAAAGFB0AAAAABhgdAAAAAAYsHAAEAAAGjCAIAAAABpAgCAAAAAaUIAgAAAAEBSwAAqgIAIAf4BgIAAAABhQdAAAAAAYYHQAAAAAGLBwABAAABowgCAAAAAaQIAgAAAAGlCAIAAAABAUsAAKwCADABSwAArAIAMAhDAACGEgAg-AYCAPcMACGFB0AA_AwAIYYHQAD8DAAhiwcAAYsNACGjCAIA9wwAIaQIAgD3DAAhpQgCAPcMACECAAAAugEAIEsAAK8CACAH-AYCAPcMACGFB0AA_AwAIYYHQAD8DAAhiwcAAYsNACGjCAIA9wwAIaQIAgD3DAAhpQgCAPcMACECAAAAuAEAIEsAALECACACAAAAuAEAIEsAALECACADAAAAugEAIFIAAKoCACBTAACvAgAgAQAAALoBACABAAAAuAEAIAUKAACBEgAgWAAAghIAIFkAAIUSACBaAACEEgAgWwAAgxIAIArmBgAA_AsAMOcGAAC4AgAQ6AYAAPwLADD4BgIA5AoAIYUHQAD0CgAhhgdAAPQKACGLBwABgAsAIaMIAgDkCgAhpAgCAOQKACGlCAIA5AoAIQMAAAC4AQAgAQAAtwIAMFcAALgCACADAAAAuAEAIAEAALkBADACAAC6AQAgAQAAALYBACABAAAAtgEAIAMAAAC0AQAgAQAAtQEAMAIAALYBACADAAAAtAEAIAEAALUBADACAAC2AQAgAwAAALQBACABAAC1AQAwAgAAtgEAIAgDAACAEgAghQdAAAAAAYYHQAAAAAGLBwABAAABjQdAAAAAAZMHAgAAAAGhCAEAAAABoggBAAAAAQFLAADAAgAgB4UHQAAAAAGGB0AAAAABiwcAAQAAAY0HQAAAAAGTBwIAAAABoQgBAAAAAaIIAQAAAAEBSwAAwgIAMAFLAADCAgAwCAMAAP8RACCFB0AA_AwAIYYHQAD8DAAhiwcAAYsNACGNB0AAjQ0AIZMHAgD3DAAhoQgBAPYMACGiCAEA9gwAIQIAAAC2AQAgSwAAxQIAIAeFB0AA_AwAIYYHQAD8DAAhiwcAAYsNACGNB0AAjQ0AIZMHAgD3DAAhoQgBAPYMACGiCAEA9gwAIQIAAAC0AQAgSwAAxwIAIAIAAAC0AQAgSwAAxwIAIAMAAAC2AQAgUgAAwAIAIFMAAMUCACABAAAAtgEAIAEAAAC0AQAgBgoAAPoRACBYAAD7EQAgWQAA_hEAIFoAAP0RACBbAAD8EQAgjQcAAPAMACAK5gYAAPsLADDnBgAAzgIAEOgGAAD7CwAwhQdAAPQKACGGB0AA9AoAIYsHAAGACwAhjQdAAIILACGTBwIA5AoAIaEIAQDjCgAhoggBAOMKACEDAAAAtAEAIAEAAM0CADBXAADOAgAgAwAAALQBACABAAC1AQAwAgAAtgEAIAEAAABdACABAAAAXQAgAwAAAFsAIAEAAFwAMAIAAF0AIAMAAABbACABAABcADACAABdACADAAAAWwAgAQAAXAAwAgAAXQAgCAMAAPkRACDpBgEAAAABhQdAAAAAAZMHAgAAAAGuBwIAAAABxQcBAAAAAZ8IAQAAAAGgCAABAAABAUsAANYCACAH6QYBAAAAAYUHQAAAAAGTBwIAAAABrgcCAAAAAcUHAQAAAAGfCAEAAAABoAgAAQAAAQFLAADYAgAwAUsAANgCADAIAwAA-BEAIOkGAQD2DAAhhQdAAPwMACGTBwIA9wwAIa4HAgD3DAAhxQcBAPYMACGfCAEA9gwAIaAIAAGLDQAhAgAAAF0AIEsAANsCACAH6QYBAPYMACGFB0AA_AwAIZMHAgD3DAAhrgcCAPcMACHFBwEA9gwAIZ8IAQD2DAAhoAgAAYsNACECAAAAWwAgSwAA3QIAIAIAAABbACBLAADdAgAgAwAAAF0AIFIAANYCACBTAADbAgAgAQAAAF0AIAEAAABbACAFCgAA8xEAIFgAAPQRACBZAAD3EQAgWgAA9hEAIFsAAPURACAK5gYAAPoLADDnBgAA5AIAEOgGAAD6CwAw6QYBAOMKACGFB0AA9AoAIZMHAgDkCgAhrgcCAOQKACHFBwEA4woAIZ8IAQDjCgAhoAgAAYALACEDAAAAWwAgAQAA4wIAMFcAAOQCACADAAAAWwAgAQAAXAAwAgAAXQAgDOYGAAD5CwAw5wYAAOoCABDoBgAA-QsAMPcGQAD4CgAh-AYCAAAAAYoIAQDwCgAhiwgCAM8LACGQCAIAzwsAIZEIAQCZCwAhnAgBAPAKACGdCAEAmQsAIZ4IAADpCwAgAQAAAOcCACABAAAA5wIAIAzmBgAA-QsAMOcGAADqAgAQ6AYAAPkLADD3BkAA-AoAIfgGAgDxCgAhiggBAPAKACGLCAIAzwsAIZAIAgDPCwAhkQgBAJkLACGcCAEA8AoAIZ0IAQCZCwAhnggAAOkLACAEiwgAAPAMACCQCAAA8AwAIJEIAADwDAAgnQgAAPAMACADAAAA6gIAIAEAAOsCADACAADnAgAgAwAAAOoCACABAADrAgAwAgAA5wIAIAMAAADqAgAgAQAA6wIAMAIAAOcCACAJ9wZAAAAAAfgGAgAAAAGKCAEAAAABiwgCAAAAAZAIAgAAAAGRCAEAAAABnAgBAAAAAZ0IAQAAAAGeCIAAAAABAUsAAO8CACAJ9wZAAAAAAfgGAgAAAAGKCAEAAAABiwgCAAAAAZAIAgAAAAGRCAEAAAABnAgBAAAAAZ0IAQAAAAGeCIAAAAABAUsAAPECADABSwAA8QIAMAn3BkAA_AwAIfgGAgD3DAAhiggBAPYMACGLCAIAjg0AIZAIAgCODQAhkQgBAKINACGcCAEA9gwAIZ0IAQCiDQAhngiAAAAAAQIAAADnAgAgSwAA9AIAIAn3BkAA_AwAIfgGAgD3DAAhiggBAPYMACGLCAIAjg0AIZAIAgCODQAhkQgBAKINACGcCAEA9gwAIZ0IAQCiDQAhngiAAAAAAQIAAADqAgAgSwAA9gIAIAIAAADqAgAgSwAA9gIAIAMAAADnAgAgUgAA7wIAIFMAAPQCACABAAAA5wIAIAEAAADqAgAgCQoAAO4RACBYAADvEQAgWQAA8hEAIFoAAPERACBbAADwEQAgiwgAAPAMACCQCAAA8AwAIJEIAADwDAAgnQgAAPAMACAM5gYAAPgLADDnBgAA_QIAEOgGAAD4CwAw9wZAAPQKACH4BgIA5AoAIYoIAQDjCgAhiwgCAIMLACGQCAIAgwsAIZEIAQCMCwAhnAgBAOMKACGdCAEAjAsAIZ4IAADmCwAgAwAAAOoCACABAAD8AgAwVwAA_QIAIAMAAADqAgAgAQAA6wIAMAIAAOcCACABAAAAogEAIAEAAACiAQAgAwAAAKABACABAAChAQAwAgAAogEAIAMAAACgAQAgAQAAoQEAMAIAAKIBACADAAAAoAEAIAEAAKEBADACAACiAQAgEBkAAOwRACA5AADrEQAgOgAA7REAIPgGAgAAAAGFB0AAAAABpgcCAAAAAa4HAAAAmAgCiggBAAAAAYsIAgAAAAGRCAEAAAABlQgCAAAAAZYIAQAAAAGYCAIAAAABmQgBAAAAAZoIQAAAAAGbCEAAAAABAUsAAIUDACAN-AYCAAAAAYUHQAAAAAGmBwIAAAABrgcAAACYCAKKCAEAAAABiwgCAAAAAZEIAQAAAAGVCAIAAAABlggBAAAAAZgIAgAAAAGZCAEAAAABmghAAAAAAZsIQAAAAAEBSwAAhwMAMAFLAACHAwAwAQAAAKQBACABAAAApAEAIBAZAADpEQAgOQAA6BEAIDoAAOoRACD4BgIA9wwAIYUHQAD8DAAhpgcCAI4NACGuBwAA5xGYCCKKCAEA9gwAIYsIAgD3DAAhkQgBAPYMACGVCAIA9wwAIZYIAQCiDQAhmAgCAI4NACGZCAEAog0AIZoIQACNDQAhmwhAAI0NACECAAAAogEAIEsAAIwDACAN-AYCAPcMACGFB0AA_AwAIaYHAgCODQAhrgcAAOcRmAgiiggBAPYMACGLCAIA9wwAIZEIAQD2DAAhlQgCAPcMACGWCAEAog0AIZgIAgCODQAhmQgBAKINACGaCEAAjQ0AIZsIQACNDQAhAgAAAKABACBLAACOAwAgAgAAAKABACBLAACOAwAgAQAAAKQBACABAAAApAEAIAMAAACiAQAgUgAAhQMAIFMAAIwDACABAAAAogEAIAEAAACgAQAgCwoAAOIRACBYAADjEQAgWQAA5hEAIFoAAOURACBbAADkEQAgpgcAAPAMACCWCAAA8AwAIJgIAADwDAAgmQgAAPAMACCaCAAA8AwAIJsIAADwDAAgEOYGAAD0CwAw5wYAAJcDABDoBgAA9AsAMPgGAgDkCgAhhQdAAPQKACGmBwIAgwsAIa4HAAD1C5gIIooIAQDjCgAhiwgCAOQKACGRCAEA4woAIZUIAgDkCgAhlggBAIwLACGYCAIAgwsAIZkIAQCMCwAhmghAAIILACGbCEAAggsAIQMAAACgAQAgAQAAlgMAMFcAAJcDACADAAAAoAEAIAEAAKEBADACAACiAQAgAQAAAKsBACABAAAAqwEAIAMAAACpAQAgAQAAqgEAMAIAAKsBACADAAAAqQEAIAEAAKoBADACAACrAQAgAwAAAKkBACABAACqAQAwAgAAqwEAIAsEAADgEQAgPgAA4REAIPcGQAAAAAH4BgIAAAABlAcCAAAAAakHAQAAAAHFBwEAAAABiggBAAAAAYsIAgAAAAGTCAIAAAABlAgCAAAAAQFLAACfAwAgCfcGQAAAAAH4BgIAAAABlAcCAAAAAakHAQAAAAHFBwEAAAABiggBAAAAAYsIAgAAAAGTCAIAAAABlAgCAAAAAQFLAAChAwAwAUsAAKEDADABAAAApAEAIAsEAADeEQAgPgAA3xEAIPcGQAD8DAAh-AYCAPcMACGUBwIAjg0AIakHAQCiDQAhxQcBAPYMACGKCAEA9gwAIYsIAgD3DAAhkwgCAPcMACGUCAIA9wwAIQIAAACrAQAgSwAApQMAIAn3BkAA_AwAIfgGAgD3DAAhlAcCAI4NACGpBwEAog0AIcUHAQD2DAAhiggBAPYMACGLCAIA9wwAIZMIAgD3DAAhlAgCAPcMACECAAAAqQEAIEsAAKcDACACAAAAqQEAIEsAAKcDACABAAAApAEAIAMAAACrAQAgUgAAnwMAIFMAAKUDACABAAAAqwEAIAEAAACpAQAgBwoAANkRACBYAADaEQAgWQAA3REAIFoAANwRACBbAADbEQAglAcAAPAMACCpBwAA8AwAIAzmBgAA8wsAMOcGAACvAwAQ6AYAAPMLADD3BkAA9AoAIfgGAgDkCgAhlAcCAIMLACGpBwEAjAsAIcUHAQDjCgAhiggBAOMKACGLCAIA5AoAIZMIAgDkCgAhlAgCAOQKACEDAAAAqQEAIAEAAK4DADBXAACvAwAgAwAAAKkBACABAACqAQAwAgAAqwEAIBHmBgAA8QsAMOcGAAC1AwAQ6AYAAPELADD3BkAA-AoAIfgGAgAAAAGmBwIAzwsAIakHAQCZCwAhgggBAPAKACGKCAEA8AoAIYsIAgDxCgAhjAgCAM8LACGNCAEA8AoAIY4IAQCZCwAhjwggAJsLACGQCAIAzwsAIZEIAQCZCwAhkggAAPILACABAAAAsgMAIAEAAACyAwAgEOYGAADxCwAw5wYAALUDABDoBgAA8QsAMPcGQAD4CgAh-AYCAPEKACGmBwIAzwsAIakHAQCZCwAhgggBAPAKACGKCAEA8AoAIYsIAgDxCgAhjAgCAM8LACGNCAEA8AoAIY4IAQCZCwAhjwggAJsLACGQCAIAzwsAIZEIAQCZCwAhBqYHAADwDAAgqQcAAPAMACCMCAAA8AwAII4IAADwDAAgkAgAAPAMACCRCAAA8AwAIAMAAAC1AwAgAQAAtgMAMAIAALIDACADAAAAtQMAIAEAALYDADACAACyAwAgAwAAALUDACABAAC2AwAwAgAAsgMAIA33BkAAAAAB-AYCAAAAAaYHAgAAAAGpBwEAAAABgggBAAAAAYoIAQAAAAGLCAIAAAABjAgCAAAAAY0IAQAAAAGOCAEAAAABjwggAAAAAZAIAgAAAAGRCAEAAAABAUsAALoDACAN9wZAAAAAAfgGAgAAAAGmBwIAAAABqQcBAAAAAYIIAQAAAAGKCAEAAAABiwgCAAAAAYwIAgAAAAGNCAEAAAABjggBAAAAAY8IIAAAAAGQCAIAAAABkQgBAAAAAQFLAAC8AwAwAUsAALwDADAN9wZAAPwMACH4BgIA9wwAIaYHAgCODQAhqQcBAKINACGCCAEA9gwAIYoIAQD2DAAhiwgCAPcMACGMCAIAjg0AIY0IAQD2DAAhjggBAKINACGPCCAApQ4AIZAIAgCODQAhkQgBAKINACECAAAAsgMAIEsAAL8DACAN9wZAAPwMACH4BgIA9wwAIaYHAgCODQAhqQcBAKINACGCCAEA9gwAIYoIAQD2DAAhiwgCAPcMACGMCAIAjg0AIY0IAQD2DAAhjggBAKINACGPCCAApQ4AIZAIAgCODQAhkQgBAKINACECAAAAtQMAIEsAAMEDACACAAAAtQMAIEsAAMEDACADAAAAsgMAIFIAALoDACBTAAC_AwAgAQAAALIDACABAAAAtQMAIAsKAADUEQAgWAAA1REAIFkAANgRACBaAADXEQAgWwAA1hEAIKYHAADwDAAgqQcAAPAMACCMCAAA8AwAII4IAADwDAAgkAgAAPAMACCRCAAA8AwAIBDmBgAA8AsAMOcGAADIAwAQ6AYAAPALADD3BkAA9AoAIfgGAgDkCgAhpgcCAIMLACGpBwEAjAsAIYIIAQDjCgAhiggBAOMKACGLCAIA5AoAIYwIAgCDCwAhjQgBAOMKACGOCAEAjAsAIY8IIACVCwAhkAgCAIMLACGRCAEAjAsAIQMAAAC1AwAgAQAAxwMAMFcAAMgDACADAAAAtQMAIAEAALYDADACAACyAwAgAQAAAL4BACABAAAAvgEAIAMAAAC8AQAgAQAAvQEAMAIAAL4BACADAAAAvAEAIAEAAL0BADACAAC-AQAgAwAAALwBACABAAC9AQAwAgAAvgEAIBADAADTEQAg-AYCAAAAAfoGQAAAAAGCB0AAAAABhgdAAAAAAZMHAgAAAAGfBwQAAAABowcBAAAAAYIIAQAAAAGDCAIAAAABhAgCAAAAAYUIAgAAAAGGCAQAAAABhwgCAAAAAYgIAQAAAAGJCEAAAAABAUsAANADACAP-AYCAAAAAfoGQAAAAAGCB0AAAAABhgdAAAAAAZMHAgAAAAGfBwQAAAABowcBAAAAAYIIAQAAAAGDCAIAAAABhAgCAAAAAYUIAgAAAAGGCAQAAAABhwgCAAAAAYgIAQAAAAGJCEAAAAABAUsAANIDADABSwAA0gMAMBADAADSEQAg-AYCAPcMACH6BkAAjQ0AIYIHQAD8DAAhhgdAAI0NACGTBwIA9wwAIZ8HBACxDgAhowcBAKINACGCCAEA9gwAIYMIAgD3DAAhhAgCAPcMACGFCAIA9wwAIYYIBACxDgAhhwgCAPcMACGICAEAog0AIYkIQACNDQAhAgAAAL4BACBLAADVAwAgD_gGAgD3DAAh-gZAAI0NACGCB0AA_AwAIYYHQACNDQAhkwcCAPcMACGfBwQAsQ4AIaMHAQCiDQAhgggBAPYMACGDCAIA9wwAIYQIAgD3DAAhhQgCAPcMACGGCAQAsQ4AIYcIAgD3DAAhiAgBAKINACGJCEAAjQ0AIQIAAAC8AQAgSwAA1wMAIAIAAAC8AQAgSwAA1wMAIAMAAAC-AQAgUgAA0AMAIFMAANUDACABAAAAvgEAIAEAAAC8AQAgCgoAAM0RACBYAADOEQAgWQAA0REAIFoAANARACBbAADPEQAg-gYAAPAMACCGBwAA8AwAIKMHAADwDAAgiAgAAPAMACCJCAAA8AwAIBLmBgAA7wsAMOcGAADeAwAQ6AYAAO8LADD4BgIA5AoAIfoGQACCCwAhggdAAPQKACGGB0AAggsAIZMHAgDkCgAhnwcEAJ8LACGjBwEAjAsAIYIIAQDjCgAhgwgCAOQKACGECAIA5AoAIYUIAgDkCgAhhggEAJ8LACGHCAIA5AoAIYgIAQCMCwAhiQhAAIILACEDAAAAvAEAIAEAAN0DADBXAADeAwAgAwAAALwBACABAAC9AQAwAgAAvgEAIAoXAADuCwAg5gYAAO0LADDnBgAA5AMAEOgGAADtCwAw-AYCAAAAAYUHQAD4CgAhqQcBAPAKACGqBwEA8AoAIc8HQACaCwAhgQgCAPEKACEBAAAA4QMAIAEAAADhAwAgChcAAO4LACDmBgAA7QsAMOcGAADkAwAQ6AYAAO0LADD4BgIA8QoAIYUHQAD4CgAhqQcBAPAKACGqBwEA8AoAIc8HQACaCwAhgQgCAPEKACECFwAAzBEAIM8HAADwDAAgAwAAAOQDACABAADlAwAwAgAA4QMAIAMAAADkAwAgAQAA5QMAMAIAAOEDACADAAAA5AMAIAEAAOUDADACAADhAwAgBxcAAMsRACD4BgIAAAABhQdAAAAAAakHAQAAAAGqBwEAAAABzwdAAAAAAYEIAgAAAAEBSwAA6QMAIAb4BgIAAAABhQdAAAAAAakHAQAAAAGqBwEAAAABzwdAAAAAAYEIAgAAAAEBSwAA6wMAMAFLAADrAwAwBxcAAL4RACD4BgIA9wwAIYUHQAD8DAAhqQcBAPYMACGqBwEA9gwAIc8HQACNDQAhgQgCAPcMACECAAAA4QMAIEsAAO4DACAG-AYCAPcMACGFB0AA_AwAIakHAQD2DAAhqgcBAPYMACHPB0AAjQ0AIYEIAgD3DAAhAgAAAOQDACBLAADwAwAgAgAAAOQDACBLAADwAwAgAwAAAOEDACBSAADpAwAgUwAA7gMAIAEAAADhAwAgAQAAAOQDACAGCgAAuREAIFgAALoRACBZAAC9EQAgWgAAvBEAIFsAALsRACDPBwAA8AwAIAnmBgAA7AsAMOcGAAD3AwAQ6AYAAOwLADD4BgIA5AoAIYUHQAD0CgAhqQcBAOMKACGqBwEA4woAIc8HQACCCwAhgQgCAOQKACEDAAAA5AMAIAEAAPYDADBXAAD3AwAgAwAAAOQDACABAADlAwAwAgAA4QMAIAEAAAA5ACABAAAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgDhgAALYRACAZAAC3EQAgGwAAuBEAIPgGAgAAAAGFB0AAAAABpgcCAAAAAacHAQAAAAGpBwEAAAAB-wcCAAAAAfwHIAAAAAH9ByAAAAAB_gcCAAAAAf8HQAAAAAGACAIAAAABAUsAAP8DACAL-AYCAAAAAYUHQAAAAAGmBwIAAAABpwcBAAAAAakHAQAAAAH7BwIAAAAB_AcgAAAAAf0HIAAAAAH-BwIAAAAB_wdAAAAAAYAIAgAAAAEBSwAAgQQAMAFLAACBBAAwDhgAAKcRACAZAACoEQAgGwAAqREAIPgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIacHAQD2DAAhqQcBAPYMACH7BwIA9wwAIfwHIAClDgAh_QcgAKUOACH-BwIA9wwAIf8HQAD8DAAhgAgCAPcMACECAAAAOQAgSwAAhAQAIAv4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACGnBwEA9gwAIakHAQD2DAAh-wcCAPcMACH8ByAApQ4AIf0HIAClDgAh_gcCAPcMACH_B0AA_AwAIYAIAgD3DAAhAgAAADcAIEsAAIYEACACAAAANwAgSwAAhgQAIAMAAAA5ACBSAAD_AwAgUwAAhAQAIAEAAAA5ACABAAAANwAgBQoAAKIRACBYAACjEQAgWQAAphEAIFoAAKURACBbAACkEQAgDuYGAADrCwAw5wYAAI0EABDoBgAA6wsAMPgGAgDkCgAhhQdAAPQKACGmBwIA5AoAIacHAQDjCgAhqQcBAOMKACH7BwIA5AoAIfwHIACVCwAh_QcgAJULACH-BwIA5AoAIf8HQAD0CgAhgAgCAOQKACEDAAAANwAgAQAAjAQAMFcAAI0EACADAAAANwAgAQAAOAAwAgAAOQAgAQAAAD8AIAEAAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAAA9ACABAAA-ADACAAA_ACAHGQAAoREAIBoAAKARACD4BgIAAAABhQdAAAAAAaYHAgAAAAGnBwEAAAAB-gcCAAAAAQFLAACVBAAgBfgGAgAAAAGFB0AAAAABpgcCAAAAAacHAQAAAAH6BwIAAAABAUsAAJcEADABSwAAlwQAMAcZAACfEQAgGgAAnhEAIPgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIacHAQD2DAAh-gcCAPcMACECAAAAPwAgSwAAmgQAIAX4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACGnBwEA9gwAIfoHAgD3DAAhAgAAAD0AIEsAAJwEACACAAAAPQAgSwAAnAQAIAMAAAA_ACBSAACVBAAgUwAAmgQAIAEAAAA_ACABAAAAPQAgBQoAAJkRACBYAACaEQAgWQAAnREAIFoAAJwRACBbAACbEQAgCOYGAADqCwAw5wYAAKMEABDoBgAA6gsAMPgGAgDkCgAhhQdAAPQKACGmBwIA5AoAIacHAQDjCgAh-gcCAOQKACEDAAAAPQAgAQAAogQAMFcAAKMEACADAAAAPQAgAQAAPgAwAgAAPwAgB-YGAADoCwAw5wYAAKkEABDoBgAA6AsAMOsGQAD4CgAhkwcCAM8LACHyBwEAAAAB8wcAAOkLACABAAAApgQAIAEAAACmBAAgB-YGAADoCwAw5wYAAKkEABDoBgAA6AsAMOsGQAD4CgAhkwcCAM8LACHyBwEA8AoAIfMHAADpCwAgAZMHAADwDAAgAwAAAKkEACABAACqBAAwAgAApgQAIAMAAACpBAAgAQAAqgQAMAIAAKYEACADAAAAqQQAIAEAAKoEADACAACmBAAgBOsGQAAAAAGTBwIAAAAB8gcBAAAAAfMHgAAAAAEBSwAArgQAIATrBkAAAAABkwcCAAAAAfIHAQAAAAHzB4AAAAABAUsAALAEADABSwAAsAQAMATrBkAA_AwAIZMHAgCODQAh8gcBAPYMACHzB4AAAAABAgAAAKYEACBLAACzBAAgBOsGQAD8DAAhkwcCAI4NACHyBwEA9gwAIfMHgAAAAAECAAAAqQQAIEsAALUEACACAAAAqQQAIEsAALUEACADAAAApgQAIFIAAK4EACBTAACzBAAgAQAAAKYEACABAAAAqQQAIAYKAACUEQAgWAAAlREAIFkAAJgRACBaAACXEQAgWwAAlhEAIJMHAADwDAAgB-YGAADlCwAw5wYAALwEABDoBgAA5QsAMOsGQAD0CgAhkwcCAIMLACHyBwEA4woAIfMHAADmCwAgAwAAAKkEACABAAC7BAAwVwAAvAQAIAMAAACpBAAgAQAAqgQAMAIAAKYEACAKAwAApAsAIOYGAADkCwAw5wYAACkAEOgGAADkCwAwhQdAAPgKACGTBwIAAAAB7gcBAPAKACHvBwQAowsAIfAHAgDxCgAh8QdAAJoLACEBAAAAvwQAIAEAAAC_BAAgAgMAALQOACDxBwAA8AwAIAMAAAApACABAADCBAAwAgAAvwQAIAMAAAApACABAADCBAAwAgAAvwQAIAMAAAApACABAADCBAAwAgAAvwQAIAcDAACTEQAghQdAAAAAAZMHAgAAAAHuBwEAAAAB7wcEAAAAAfAHAgAAAAHxB0AAAAABAUsAAMYEACAGhQdAAAAAAZMHAgAAAAHuBwEAAAAB7wcEAAAAAfAHAgAAAAHxB0AAAAABAUsAAMgEADABSwAAyAQAMAcDAACSEQAghQdAAPwMACGTBwIA9wwAIe4HAQD2DAAh7wcEALEOACHwBwIA9wwAIfEHQACNDQAhAgAAAL8EACBLAADLBAAgBoUHQAD8DAAhkwcCAPcMACHuBwEA9gwAIe8HBACxDgAh8AcCAPcMACHxB0AAjQ0AIQIAAAApACBLAADNBAAgAgAAACkAIEsAAM0EACADAAAAvwQAIFIAAMYEACBTAADLBAAgAQAAAL8EACABAAAAKQAgBgoAAI0RACBYAACOEQAgWQAAkREAIFoAAJARACBbAACPEQAg8QcAAPAMACAJ5gYAAOMLADDnBgAA1AQAEOgGAADjCwAwhQdAAPQKACGTBwIA5AoAIe4HAQDjCgAh7wcEAJ8LACHwBwIA5AoAIfEHQACCCwAhAwAAACkAIAEAANMEADBXAADUBAAgAwAAACkAIAEAAMIEADACAAC_BAAgAQAAAC0AIAEAAAAtACADAAAAKwAgAQAALAAwAgAALQAgAwAAACsAIAEAACwAMAIAAC0AIAMAAAArACABAAAsADACAAAtACAEAwAAjBEAIIsHAAEAAAGNB0AAAAABkwcCAAAAAQFLAADcBAAgA4sHAAEAAAGNB0AAAAABkwcCAAAAAQFLAADeBAAwAUsAAN4EADAEAwAAixEAIIsHAAGLDQAhjQdAAI0NACGTBwIA9wwAIQIAAAAtACBLAADhBAAgA4sHAAGLDQAhjQdAAI0NACGTBwIA9wwAIQIAAAArACBLAADjBAAgAgAAACsAIEsAAOMEACADAAAALQAgUgAA3AQAIFMAAOEEACABAAAALQAgAQAAACsAIAYKAACGEQAgWAAAhxEAIFkAAIoRACBaAACJEQAgWwAAiBEAII0HAADwDAAgBuYGAADiCwAw5wYAAOoEABDoBgAA4gsAMIsHAAGACwAhjQdAAIILACGTBwIA5AoAIQMAAAArACABAADpBAAwVwAA6gQAIAMAAAArACABAAAsADACAAAtACABAAAAMQAgAQAAADEAIAMAAAAvACABAAAwADACAAAxACADAAAALwAgAQAAMAAwAgAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAoDAACFEQAg-AYCAAAAAYUHQAAAAAGTBwIAAAABlQcBAAAAAekHQAAAAAHqBwABAAAB6wcAAQAAAewHBAAAAAHtBwAAhBEAIAFLAADyBAAgCfgGAgAAAAGFB0AAAAABkwcCAAAAAZUHAQAAAAHpB0AAAAAB6gcAAQAAAesHAAEAAAHsBwQAAAAB7QcAAIQRACABSwAA9AQAMAFLAAD0BAAwCgMAAIMRACD4BgIA9wwAIYUHQAD8DAAhkwcCAPcMACGVBwEA9gwAIekHQACNDQAh6gcAAYsNACHrBwABiw0AIewHBACxDgAh7QcAAIIRACACAAAAMQAgSwAA9wQAIAn4BgIA9wwAIYUHQAD8DAAhkwcCAPcMACGVBwEA9gwAIekHQACNDQAh6gcAAYsNACHrBwABiw0AIewHBACxDgAh7QcAAIIRACACAAAALwAgSwAA-QQAIAIAAAAvACBLAAD5BAAgAwAAADEAIFIAAPIEACBTAAD3BAAgAQAAADEAIAEAAAAvACAGCgAA_RAAIFgAAP4QACBZAACBEQAgWgAAgBEAIFsAAP8QACDpBwAA8AwAIAzmBgAA4QsAMOcGAACABQAQ6AYAAOELADD4BgIA5AoAIYUHQAD0CgAhkwcCAOQKACGVBwEA4woAIekHQACCCwAh6gcAAYALACHrBwABgAsAIewHBACfCwAh7QcAAJMLACADAAAALwAgAQAA_wQAMFcAAIAFACADAAAALwAgAQAAMAAwAgAAMQAgAQAAADUAIAEAAAA1ACADAAAAMwAgAQAANAAwAgAANQAgAwAAADMAIAEAADQAMAIAADUAIAMAAAAzACABAAA0ADACAAA1ACAHAwAA_BAAIPgGAgAAAAGFB0AAAAABkwcCAAAAAecHAQAAAAHoBwEAAAAB6QdAAAAAAQFLAACIBQAgBvgGAgAAAAGFB0AAAAABkwcCAAAAAecHAQAAAAHoBwEAAAAB6QdAAAAAAQFLAACKBQAwAUsAAIoFADAHAwAA-xAAIPgGAgD3DAAhhQdAAPwMACGTBwIA9wwAIecHAQD2DAAh6AcBAPYMACHpB0AAjQ0AIQIAAAA1ACBLAACNBQAgBvgGAgD3DAAhhQdAAPwMACGTBwIA9wwAIecHAQD2DAAh6AcBAPYMACHpB0AAjQ0AIQIAAAAzACBLAACPBQAgAgAAADMAIEsAAI8FACADAAAANQAgUgAAiAUAIFMAAI0FACABAAAANQAgAQAAADMAIAYKAAD2EAAgWAAA9xAAIFkAAPoQACBaAAD5EAAgWwAA-BAAIOkHAADwDAAgCeYGAADgCwAw5wYAAJYFABDoBgAA4AsAMPgGAgDkCgAhhQdAAPQKACGTBwIA5AoAIecHAQDjCgAh6AcBAOMKACHpB0AAggsAIQMAAAAzACABAACVBQAwVwAAlgUAIAMAAAAzACABAAA0ADACAAA1ACAG5gYAAN4LADDnBgAAnAUAEOgGAADeCwAwhQdAAPgKACGVBwEAAAABqAcAAd8LACEBAAAAmQUAIAEAAACZBQAgBuYGAADeCwAw5wYAAJwFABDoBgAA3gsAMIUHQAD4CgAhlQcBAPAKACGoBwAB3wsAIQADAAAAnAUAIAEAAJ0FADACAACZBQAgAwAAAJwFACABAACdBQAwAgAAmQUAIAMAAACcBQAgAQAAnQUAMAIAAJkFACADhQdAAAAAAZUHAQAAAAGoBwABAAABAUsAAKEFACADhQdAAAAAAZUHAQAAAAGoBwABAAABAUsAAKMFADABSwAAowUAMAOFB0AA_AwAIZUHAQD2DAAhqAcAAYsNACECAAAAmQUAIEsAAKYFACADhQdAAPwMACGVBwEA9gwAIagHAAGLDQAhAgAAAJwFACBLAACoBQAgAgAAAJwFACBLAACoBQAgAwAAAJkFACBSAAChBQAgUwAApgUAIAEAAACZBQAgAQAAAJwFACADCgAA8xAAIFoAAPUQACBbAAD0EAAgBuYGAADdCwAw5wYAAK8FABDoBgAA3QsAMIUHQAD0CgAhlQcBAOMKACGoBwABgAsAIQMAAACcBQAgAQAArgUAMFcAAK8FACADAAAAnAUAIAEAAJ0FADACAACZBQAgBxwAANwLACDmBgAA2wsAMOcGAABHABDoBgAA2wsAMPgGAgAAAAGVBwEA8AoAIckHAQAAAAEBAAAAsgUAIAEAAACyBQAgARwAAPIQACADAAAARwAgAQAAtQUAMAIAALIFACADAAAARwAgAQAAtQUAMAIAALIFACADAAAARwAgAQAAtQUAMAIAALIFACAEHAAA8RAAIPgGAgAAAAGVBwEAAAAByQcBAAAAAQFLAAC5BQAgA_gGAgAAAAGVBwEAAAAByQcBAAAAAQFLAAC7BQAwAUsAALsFADAEHAAA5BAAIPgGAgD3DAAhlQcBAPYMACHJBwEA9gwAIQIAAACyBQAgSwAAvgUAIAP4BgIA9wwAIZUHAQD2DAAhyQcBAPYMACECAAAARwAgSwAAwAUAIAIAAABHACBLAADABQAgAwAAALIFACBSAAC5BQAgUwAAvgUAIAEAAACyBQAgAQAAAEcAIAUKAADfEAAgWAAA4BAAIFkAAOMQACBaAADiEAAgWwAA4RAAIAbmBgAA2gsAMOcGAADHBQAQ6AYAANoLADD4BgIA5AoAIZUHAQDjCgAhyQcBAOMKACEDAAAARwAgAQAAxgUAMFcAAMcFACADAAAARwAgAQAAtQUAMAIAALIFACABAAAARQAgAQAAAEUAIAMAAABDACABAABEADACAABFACADAAAAQwAgAQAARAAwAgAARQAgAwAAAEMAIAEAAEQAMAIAAEUAIA4ZAADUEAAgHQAA0xAAICIAAN4QACAjAADVEAAgJAAA1hAAIPgGAgAAAAGFB0AAAAABpgcCAAAAAakHAQAAAAGuBwAAAOIHAsUHAQAAAAHgBwIAAAAB4gcCAAAAAeMHAgAAAAEBSwAAzwUAIAn4BgIAAAABhQdAAAAAAaYHAgAAAAGpBwEAAAABrgcAAADiBwLFBwEAAAAB4AcCAAAAAeIHAgAAAAHjBwIAAAABAUsAANEFADABSwAA0QUAMAEAAABHACABAAAASwAgDhkAAL8QACAdAAC-EAAgIgAA3RAAICMAAMAQACAkAADBEAAg-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhqQcBAPYMACGuBwAAvRDiByLFBwEA9gwAIeAHAgCODQAh4gcCAI4NACHjBwIA9wwAIQIAAABFACBLAADWBQAgCfgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIakHAQD2DAAhrgcAAL0Q4gcixQcBAPYMACHgBwIAjg0AIeIHAgCODQAh4wcCAPcMACECAAAAQwAgSwAA2AUAIAIAAABDACBLAADYBQAgAQAAAEcAIAEAAABLACADAAAARQAgUgAAzwUAIFMAANYFACABAAAARQAgAQAAAEMAIAcKAADYEAAgWAAA2RAAIFkAANwQACBaAADbEAAgWwAA2hAAIOAHAADwDAAg4gcAAPAMACAM5gYAANYLADDnBgAA4QUAEOgGAADWCwAw-AYCAOQKACGFB0AA9AoAIaYHAgDkCgAhqQcBAOMKACGuBwAA1wviByLFBwEA4woAIeAHAgCDCwAh4gcCAIMLACHjBwIA5AoAIQMAAABDACABAADgBQAwVwAA4QUAIAMAAABDACABAABEADACAABFACABAAAAVAAgAQAAAFQAIAMAAABLACABAABTADACAABUACADAAAASwAgAQAAUwAwAgAAVAAgAwAAAEsAIAEAAFMAMAIAAFQAIAoZAADQEAAgHgAA1xAAIB8AANEQACAhAADSEAAg-AYCAAAAAYUHQAAAAAGmBwIAAAABxQcBAAAAAd0HAgAAAAHfBwIAAAABAUsAAOkFACAG-AYCAAAAAYUHQAAAAAGmBwIAAAABxQcBAAAAAd0HAgAAAAHfBwIAAAABAUsAAOsFADABSwAA6wUAMAoZAACpEAAgHgAAqBAAIB8AAKoQACAhAACrEAAg-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhxQcBAPYMACHdBwIA9wwAId8HAgD3DAAhAgAAAFQAIEsAAO4FACAG-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhxQcBAPYMACHdBwIA9wwAId8HAgD3DAAhAgAAAEsAIEsAAPAFACACAAAASwAgSwAA8AUAIAMAAABUACBSAADpBQAgUwAA7gUAIAEAAABUACABAAAASwAgBQoAAKMQACBYAACkEAAgWQAApxAAIFoAAKYQACBbAAClEAAgCeYGAADVCwAw5wYAAPcFABDoBgAA1QsAMPgGAgDkCgAhhQdAAPQKACGmBwIA5AoAIcUHAQDjCgAh3QcCAOQKACHfBwIA5AoAIQMAAABLACABAAD2BQAwVwAA9wUAIAMAAABLACABAABTADACAABUACABAAAAUAAgAQAAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAYDAACiEAAgIAAAoRAAIIUHQAAAAAGTBwIAAAABqAcCAAAAAd4HAgAAAAEBSwAA_wUAIASFB0AAAAABkwcCAAAAAagHAgAAAAHeBwIAAAABAUsAAIEGADABSwAAgQYAMAYDAACgEAAgIAAAnxAAIIUHQAD8DAAhkwcCAPcMACGoBwIA9wwAId4HAgD3DAAhAgAAAFAAIEsAAIQGACAEhQdAAPwMACGTBwIA9wwAIagHAgD3DAAh3gcCAPcMACECAAAATgAgSwAAhgYAIAIAAABOACBLAACGBgAgAwAAAFAAIFIAAP8FACBTAACEBgAgAQAAAFAAIAEAAABOACAFCgAAmhAAIFgAAJsQACBZAACeEAAgWgAAnRAAIFsAAJwQACAH5gYAANQLADDnBgAAjQYAEOgGAADUCwAwhQdAAPQKACGTBwIA5AoAIagHAgDkCgAh3gcCAOQKACEDAAAATgAgAQAAjAYAMFcAAI0GACADAAAATgAgAQAATwAwAgAAUAAgBR4AANMLACDmBgAA0gsAMOcGAABWABDoBgAA0gsAMN0HAgAAAAEBAAAAkAYAIAEAAACQBgAgAR4AAJkQACADAAAAVgAgAQAAkwYAMAIAAJAGACADAAAAVgAgAQAAkwYAMAIAAJAGACADAAAAVgAgAQAAkwYAMAIAAJAGACACHgAAmBAAIN0HAgD3DAAhAgAAAJAGACBLAACXBgAgAd0HAgD3DAAhAgAAAFYAIEsAAJkGACACAAAAVgAgSwAAmQYAIAEAAACQBgAgAQAAAFYAIAUKAACTEAAgWAAAlBAAIFkAAJcQACBaAACWEAAgWwAAlRAAIATmBgAA0QsAMOcGAACfBgAQ6AYAANELADDdBwIA5AoAIQMAAABWACABAACeBgAwVwAAnwYAIAMAAABWACABAACTBgAwAgAAkAYAIA7mBgAAzgsAMOcGAAClBgAQ6AYAAM4LADD4BgQAAAABhQdAAPgKACGmBwIAzwsAIakHAQCZCwAhvQcBAJkLACHIB0AAmgsAIdgHAQDwCgAh2QcCAPEKACHaBwEA8AoAIdsHAgDxCgAh3AcAANALACABAAAAogYAIAEAAACiBgAgDeYGAADOCwAw5wYAAKUGABDoBgAAzgsAMPgGBACjCwAhhQdAAPgKACGmBwIAzwsAIakHAQCZCwAhvQcBAJkLACHIB0AAmgsAIdgHAQDwCgAh2QcCAPEKACHaBwEA8AoAIdsHAgDxCgAhBKYHAADwDAAgqQcAAPAMACC9BwAA8AwAIMgHAADwDAAgAwAAAKUGACABAACmBgAwAgAAogYAIAMAAAClBgAgAQAApgYAMAIAAKIGACADAAAApQYAIAEAAKYGADACAACiBgAgCvgGBACxDgAhhQdAAPwMACGmBwIAjg0AIakHAQCiDQAhvQcBAKINACHIB0AAjQ0AIdgHAQD2DAAh2QcCAPcMACHaBwEA9gwAIdsHAgD3DAAhAgAAAKIGACBLAACqBgAgCvgGBACxDgAhhQdAAPwMACGmBwIAjg0AIakHAQCiDQAhvQcBAKINACHIB0AAjQ0AIdgHAQD2DAAh2QcCAPcMACHaBwEA9gwAIdsHAgD3DAAhAgAAAKUGACBLAACsBgAgAgAAAKUGACBLAACsBgAgAQAAAKIGACABAAAApQYAIAkKAACOEAAgWAAAjxAAIFkAAJIQACBaAACREAAgWwAAkBAAIKYHAADwDAAgqQcAAPAMACC9BwAA8AwAIMgHAADwDAAgDeYGAADNCwAw5wYAALIGABDoBgAAzQsAMPgGBACfCwAhhQdAAPQKACGmBwIAgwsAIakHAQCMCwAhvQcBAIwLACHIB0AAggsAIdgHAQDjCgAh2QcCAOQKACHaBwEA4woAIdsHAgDkCgAhAwAAAKUGACABAACxBgAwVwAAsgYAIAMAAAClBgAgAQAApgYAMAIAAKIGACABAAAAYQAgAQAAAGEAIAMAAABfACABAABgADACAABhACADAAAAXwAgAQAAYAAwAgAAYQAgAwAAAF8AIAEAAGAAMAIAAGEAIAwEAACMEAAgLQAAjRAAIPgGAgAAAAGFB0AAAAABlAcCAAAAAZUHAQAAAAGqBwEAAAABrgcAAADXBwLJBwEAAAAB1AcCAAAAAdUHAgAAAAHXByAAAAABAUsAALoGACAK-AYCAAAAAYUHQAAAAAGUBwIAAAABlQcBAAAAAaoHAQAAAAGuBwAAANcHAskHAQAAAAHUBwIAAAAB1QcCAAAAAdcHIAAAAAEBSwAAvAYAMAFLAAC8BgAwDAQAAP4PACAtAAD_DwAg-AYCAPcMACGFB0AA_AwAIZQHAgD3DAAhlQcBAPYMACGqBwEA9gwAIa4HAAD9D9cHIskHAQD2DAAh1AcCAPcMACHVBwIA9wwAIdcHIAClDgAhAgAAAGEAIEsAAL8GACAK-AYCAPcMACGFB0AA_AwAIZQHAgD3DAAhlQcBAPYMACGqBwEA9gwAIa4HAAD9D9cHIskHAQD2DAAh1AcCAPcMACHVBwIA9wwAIdcHIAClDgAhAgAAAF8AIEsAAMEGACACAAAAXwAgSwAAwQYAIAMAAABhACBSAAC6BgAgUwAAvwYAIAEAAABhACABAAAAXwAgBQoAAPgPACBYAAD5DwAgWQAA_A8AIFoAAPsPACBbAAD6DwAgDeYGAADJCwAw5wYAAMgGABDoBgAAyQsAMPgGAgDkCgAhhQdAAPQKACGUBwIA5AoAIZUHAQDjCgAhqgcBAOMKACGuBwAAygvXByLJBwEA4woAIdQHAgDkCgAh1QcCAOQKACHXByAAlQsAIQMAAABfACABAADHBgAwVwAAyAYAIAMAAABfACABAABgADACAABhACABAAAAZQAgAQAAAGUAIAMAAABjACABAABkADACAABlACADAAAAYwAgAQAAZAAwAgAAZQAgAwAAAGMAIAEAAGQAMAIAAGUAIBkdAQAAAAEmAAD1DwAgKAAA9g8AICwAAPcPACD4BgIAAAABhQdAAAAAAZQHAgAAAAGpBwEAAAABqgcBAAAAAa4HAAAAzgcCtgcCAAAAAbkHEAAAAAHEBxAAAAAByQcBAAAAAcoHAQAAAAHLBxAAAAABzAcCAAAAAc4HAQAAAAHPB0AAAAAB0AcCAAAAAdEHIAAAAAHSBwEAAAAB0wcBAAAAAdQHAgAAAAHVBwIAAAABAUsAANAGACAWHQEAAAAB-AYCAAAAAYUHQAAAAAGUBwIAAAABqQcBAAAAAaoHAQAAAAGuBwAAAM4HArYHAgAAAAG5BxAAAAABxAcQAAAAAckHAQAAAAHKBwEAAAABywcQAAAAAcwHAgAAAAHOBwEAAAABzwdAAAAAAdAHAgAAAAHRByAAAAAB0gcBAAAAAdMHAQAAAAHUBwIAAAAB1QcCAAAAAQFLAADSBgAwAUsAANIGADABAAAAXwAgGR0BAPYMACEmAADdDwAgKAAA3g8AICwAAN8PACD4BgIA9wwAIYUHQAD8DAAhlAcCAI4NACGpBwEA9gwAIaoHAQD2DAAhrgcAANwPzgcitgcCAI4NACG5BxAAnA8AIcQHEACcDwAhyQcBAKINACHKBwEAog0AIcsHEADbDwAhzAcCAPcMACHOBwEAog0AIc8HQACNDQAh0AcCAPcMACHRByAApQ4AIdIHAQD2DAAh0wcBAPYMACHUBwIA9wwAIdUHAgD3DAAhAgAAAGUAIEsAANYGACAWHQEA9gwAIfgGAgD3DAAhhQdAAPwMACGUBwIAjg0AIakHAQD2DAAhqgcBAPYMACGuBwAA3A_OByK2BwIAjg0AIbkHEACcDwAhxAcQAJwPACHJBwEAog0AIcoHAQCiDQAhywcQANsPACHMBwIA9wwAIc4HAQCiDQAhzwdAAI0NACHQBwIA9wwAIdEHIAClDgAh0gcBAPYMACHTBwEA9gwAIdQHAgD3DAAh1QcCAPcMACECAAAAYwAgSwAA2AYAIAIAAABjACBLAADYBgAgAQAAAF8AIAMAAABlACBSAADQBgAgUwAA1gYAIAEAAABlACABAAAAYwAgDAoAANYPACBYAADXDwAgWQAA2g8AIFoAANkPACBbAADYDwAglAcAAPAMACC2BwAA8AwAIMkHAADwDAAgygcAAPAMACDLBwAA8AwAIM4HAADwDAAgzwcAAPAMACAZHQEA4woAIeYGAADCCwAw5wYAAOAGABDoBgAAwgsAMPgGAgDkCgAhhQdAAPQKACGUBwIAgwsAIakHAQDjCgAhqgcBAOMKACGuBwAAxAvOByK2BwIAgwsAIbkHEAC2CwAhxAcQALYLACHJBwEAjAsAIcoHAQCMCwAhywcQAMMLACHMBwIA5AoAIc4HAQCMCwAhzwdAAIILACHQBwIA5AoAIdEHIACVCwAh0gcBAOMKACHTBwEA4woAIdQHAgDkCgAh1QcCAOQKACEDAAAAYwAgAQAA3wYAMFcAAOAGACADAAAAYwAgAQAAZAAwAgAAZQAgAQAAAJgBACABAAAAmAEAIAMAAACWAQAgAQAAlwEAMAIAAJgBACADAAAAlgEAIAEAAJcBADACAACYAQAgAwAAAJYBACABAACXAQAwAgAAmAEAIAcZAADVDwAg-AYCAAAAAYUHQAAAAAGmBwIAAAABqQcBAAAAAcUHAQAAAAHIB0AAAAABAUsAAOgGACAG-AYCAAAAAYUHQAAAAAGmBwIAAAABqQcBAAAAAcUHAQAAAAHIB0AAAAABAUsAAOoGADABSwAA6gYAMAcZAADUDwAg-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhqQcBAPYMACHFBwEA9gwAIcgHQACNDQAhAgAAAJgBACBLAADtBgAgBvgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIakHAQD2DAAhxQcBAPYMACHIB0AAjQ0AIQIAAACWAQAgSwAA7wYAIAIAAACWAQAgSwAA7wYAIAMAAACYAQAgUgAA6AYAIFMAAO0GACABAAAAmAEAIAEAAACWAQAgBgoAAM8PACBYAADQDwAgWQAA0w8AIFoAANIPACBbAADRDwAgyAcAAPAMACAJ5gYAAMELADDnBgAA9gYAEOgGAADBCwAw-AYCAOQKACGFB0AA9AoAIaYHAgDkCgAhqQcBAOMKACHFBwEA4woAIcgHQACCCwAhAwAAAJYBACABAAD1BgAwVwAA9gYAIAMAAACWAQAgAQAAlwEAMAIAAJgBACABAAAAdQAgAQAAAHUAIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAsZAADODwAgKwAAzQ8AIPgGAgAAAAGFB0AAAAABpgcCAAAAAakHAQAAAAG4BwIAAAABxAcCAAAAAcUHAQAAAAHGBwEAAAABxwdAAAAAAQFLAAD-BgAgCfgGAgAAAAGFB0AAAAABpgcCAAAAAakHAQAAAAG4BwIAAAABxAcCAAAAAcUHAQAAAAHGBwEAAAABxwdAAAAAAQFLAACABwAwAUsAAIAHADALGQAAzA8AICsAAMsPACD4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACGpBwEAog0AIbgHAgD3DAAhxAcCAPcMACHFBwEA9gwAIcYHAQCiDQAhxwdAAI0NACECAAAAdQAgSwAAgwcAIAn4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACGpBwEAog0AIbgHAgD3DAAhxAcCAPcMACHFBwEA9gwAIcYHAQCiDQAhxwdAAI0NACECAAAAcwAgSwAAhQcAIAIAAABzACBLAACFBwAgAwAAAHUAIFIAAP4GACBTAACDBwAgAQAAAHUAIAEAAABzACAICgAAxg8AIFgAAMcPACBZAADKDwAgWgAAyQ8AIFsAAMgPACCpBwAA8AwAIMYHAADwDAAgxwcAAPAMACAM5gYAAMALADDnBgAAjAcAEOgGAADACwAw-AYCAOQKACGFB0AA9AoAIaYHAgDkCgAhqQcBAIwLACG4BwIA5AoAIcQHAgDkCgAhxQcBAOMKACHGBwEAjAsAIccHQACCCwAhAwAAAHMAIAEAAIsHADBXAACMBwAgAwAAAHMAIAEAAHQAMAIAAHUAIAEAAAB8ACABAAAAfAAgAwAAAHoAIAEAAHsAMAIAAHwAIAMAAAB6ACABAAB7ADACAAB8ACADAAAAegAgAQAAewAwAgAAfAAgDCcAAMMPACAoAADEDwAgKgAAxQ8AIPgGAgAAAAGFB0AAAAABrgcAAADABwK9BwAAAL0HAr4HAgAAAAHAB0AAAAABwQcBAAAAAcIHAgAAAAHDBwEAAAABAUsAAJQHACAJ-AYCAAAAAYUHQAAAAAGuBwAAAMAHAr0HAAAAvQcCvgcCAAAAAcAHQAAAAAHBBwEAAAABwgcCAAAAAcMHAQAAAAEBSwAAlgcAMAFLAACWBwAwDCcAAKgPACAoAACpDwAgKgAAqg8AIPgGAgD3DAAhhQdAAPwMACGuBwAApw_AByK9BwAApg-9ByK-BwIA9wwAIcAHQACNDQAhwQcBAKINACHCBwIAjg0AIcMHAQCiDQAhAgAAAHwAIEsAAJkHACAJ-AYCAPcMACGFB0AA_AwAIa4HAACnD8AHIr0HAACmD70HIr4HAgD3DAAhwAdAAI0NACHBBwEAog0AIcIHAgCODQAhwwcBAKINACECAAAAegAgSwAAmwcAIAIAAAB6ACBLAACbBwAgAwAAAHwAIFIAAJQHACBTAACZBwAgAQAAAHwAIAEAAAB6ACAJCgAAoQ8AIFgAAKIPACBZAAClDwAgWgAApA8AIFsAAKMPACDABwAA8AwAIMEHAADwDAAgwgcAAPAMACDDBwAA8AwAIAzmBgAAuQsAMOcGAACiBwAQ6AYAALkLADD4BgIA5AoAIYUHQAD0CgAhrgcAALsLwAcivQcAALoLvQcivgcCAOQKACHAB0AAggsAIcEHAQCMCwAhwgcCAIMLACHDBwEAjAsAIQMAAAB6ACABAAChBwAwVwAAogcAIAMAAAB6ACABAAB7ADACAAB8ACABAAAAagAgAQAAAGoAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIAkpAACfDwAgKwAAoA8AIKkHAQAAAAG2BwIAAAABtwcCAAAAAbgHAgAAAAG5BxAAAAABugcCAAAAAbsHAQAAAAEBSwAAqgcAIAepBwEAAAABtgcCAAAAAbcHAgAAAAG4BwIAAAABuQcQAAAAAboHAgAAAAG7BwEAAAABAUsAAKwHADABSwAArAcAMAkpAACdDwAgKwAAng8AIKkHAQD2DAAhtgcCAI4NACG3BwIA9wwAIbgHAgD3DAAhuQcQAJwPACG6BwIA9wwAIbsHAQCiDQAhAgAAAGoAIEsAAK8HACAHqQcBAPYMACG2BwIAjg0AIbcHAgD3DAAhuAcCAPcMACG5BxAAnA8AIboHAgD3DAAhuwcBAKINACECAAAAaAAgSwAAsQcAIAIAAABoACBLAACxBwAgAwAAAGoAIFIAAKoHACBTAACvBwAgAQAAAGoAIAEAAABoACAHCgAAlw8AIFgAAJgPACBZAACbDwAgWgAAmg8AIFsAAJkPACC2BwAA8AwAILsHAADwDAAgCuYGAAC1CwAw5wYAALgHABDoBgAAtQsAMKkHAQDjCgAhtgcCAIMLACG3BwIA5AoAIbgHAgDkCgAhuQcQALYLACG6BwIA5AoAIbsHAQCMCwAhAwAAAGgAIAEAALcHADBXAAC4BwAgAwAAAGgAIAEAAGkAMAIAAGoAIAEAAABvACABAAAAbwAgAwAAAG0AIAEAAG4AMAIAAG8AIAMAAABtACABAABuADACAABvACADAAAAbQAgAQAAbgAwAgAAbwAgAykAAJYPACC2BwIAAAABtwcCAAAAAQFLAADABwAgArYHAgAAAAG3BwIAAAABAUsAAMIHADABSwAAwgcAMAMpAACVDwAgtgcCAPcMACG3BwIA9wwAIQIAAABvACBLAADFBwAgArYHAgD3DAAhtwcCAPcMACECAAAAbQAgSwAAxwcAIAIAAABtACBLAADHBwAgAwAAAG8AIFIAAMAHACBTAADFBwAgAQAAAG8AIAEAAABtACAFCgAAkA8AIFgAAJEPACBZAACUDwAgWgAAkw8AIFsAAJIPACAF5gYAALQLADDnBgAAzgcAEOgGAAC0CwAwtgcCAOQKACG3BwIA5AoAIQMAAABtACABAADNBwAwVwAAzgcAIAMAAABtACABAABuADACAABvACABAAAAgAEAIAEAAACAAQAgAwAAAH4AIAEAAH8AMAIAAIABACADAAAAfgAgAQAAfwAwAgAAgAEAIAMAAAB-ACABAAB_ADACAACAAQAgFhkAAIsPACAwAACMDwAgMQAAjQ8AIDIAAI4PACAzAACPDwAg-AYCAAAAAYUHQAAAAAGgBwEAAAABoQcEAAAAAaMHAQAAAAGmBwIAAAABqQcBAAAAAaoHAQAAAAGsBwAAAKwHAq4HAAAArgcCrwcIAAAAAbAHAgAAAAGxBwIAAAABsgcBAAAAAbMHAgAAAAG0BwIAAAABtQcCAAAAAQFLAADWBwAgEfgGAgAAAAGFB0AAAAABoAcBAAAAAaEHBAAAAAGjBwEAAAABpgcCAAAAAakHAQAAAAGqBwEAAAABrAcAAACsBwKuBwAAAK4HAq8HCAAAAAGwBwIAAAABsQcCAAAAAbIHAQAAAAGzBwIAAAABtAcCAAAAAbUHAgAAAAEBSwAA2AcAMAFLAADYBwAwFhkAAOQOACAwAADlDgAgMQAA5g4AIDIAAOcOACAzAADoDgAg-AYCAPcMACGFB0AA_AwAIaAHAQD2DAAhoQcEALEOACGjBwEA9gwAIaYHAgD3DAAhqQcBAPYMACGqBwEA9gwAIawHAADhDqwHIq4HAADiDq4HIq8HCADjDgAhsAcCAI4NACGxBwIAjg0AIbIHAQCiDQAhswcCAPcMACG0BwIA9wwAIbUHAgD3DAAhAgAAAIABACBLAADbBwAgEfgGAgD3DAAhhQdAAPwMACGgBwEA9gwAIaEHBACxDgAhowcBAPYMACGmBwIA9wwAIakHAQD2DAAhqgcBAPYMACGsBwAA4Q6sByKuBwAA4g6uByKvBwgA4w4AIbAHAgCODQAhsQcCAI4NACGyBwEAog0AIbMHAgD3DAAhtAcCAPcMACG1BwIA9wwAIQIAAAB-ACBLAADdBwAgAgAAAH4AIEsAAN0HACADAAAAgAEAIFIAANYHACBTAADbBwAgAQAAAIABACABAAAAfgAgCQoAANwOACBYAADdDgAgWQAA4A4AIFoAAN8OACBbAADeDgAgrwcAAPAMACCwBwAA8AwAILEHAADwDAAgsgcAAPAMACAU5gYAAKsLADDnBgAA5AcAEOgGAACrCwAw-AYCAOQKACGFB0AA9AoAIaAHAQDjCgAhoQcEAJ8LACGjBwEA4woAIaYHAgDkCgAhqQcBAOMKACGqBwEA4woAIawHAACsC6wHIq4HAACtC64HIq8HCACuCwAhsAcCAIMLACGxBwIAgwsAIbIHAQCMCwAhswcCAOQKACG0BwIA5AoAIbUHAgDkCgAhAwAAAH4AIAEAAOMHADBXAADkBwAgAwAAAH4AIAEAAH8AMAIAAIABACABAAAAiAEAIAEAAACIAQAgAwAAAIYBACABAACHAQAwAgAAiAEAIAMAAACGAQAgAQAAhwEAMAIAAIgBACADAAAAhgEAIAEAAIcBADACAACIAQAgBgMAANsOACAvAADaDgAghQdAAAAAAZMHAgAAAAGcBwIAAAABqAcCAAAAAQFLAADsBwAgBIUHQAAAAAGTBwIAAAABnAcCAAAAAagHAgAAAAEBSwAA7gcAMAFLAADuBwAwBgMAANkOACAvAADYDgAghQdAAPwMACGTBwIA9wwAIZwHAgD3DAAhqAcCAPcMACECAAAAiAEAIEsAAPEHACAEhQdAAPwMACGTBwIA9wwAIZwHAgD3DAAhqAcCAPcMACECAAAAhgEAIEsAAPMHACACAAAAhgEAIEsAAPMHACADAAAAiAEAIFIAAOwHACBTAADxBwAgAQAAAIgBACABAAAAhgEAIAUKAADTDgAgWAAA1A4AIFkAANcOACBaAADWDgAgWwAA1Q4AIAfmBgAAqgsAMOcGAAD6BwAQ6AYAAKoLADCFB0AA9AoAIZMHAgDkCgAhnAcCAOQKACGoBwIA5AoAIQMAAACGAQAgAQAA-QcAMFcAAPoHACADAAAAhgEAIAEAAIcBADACAACIAQAgAQAAAIQBACABAAAAhAEAIAMAAACCAQAgAQAAgwEAMAIAAIQBACADAAAAggEAIAEAAIMBADACAACEAQAgAwAAAIIBACABAACDAQAwAgAAhAEAIAcZAADSDgAgLwAA0Q4AIPgGAgAAAAGFB0AAAAABnAcCAAAAAaYHAgAAAAGnBwEAAAABAUsAAIIIACAF-AYCAAAAAYUHQAAAAAGcBwIAAAABpgcCAAAAAacHAQAAAAEBSwAAhAgAMAFLAACECAAwBxkAANAOACAvAADPDgAg-AYCAPcMACGFB0AA_AwAIZwHAgD3DAAhpgcCAPcMACGnBwEA9gwAIQIAAACEAQAgSwAAhwgAIAX4BgIA9wwAIYUHQAD8DAAhnAcCAPcMACGmBwIA9wwAIacHAQD2DAAhAgAAAIIBACBLAACJCAAgAgAAAIIBACBLAACJCAAgAwAAAIQBACBSAACCCAAgUwAAhwgAIAEAAACEAQAgAQAAAIIBACAFCgAAyg4AIFgAAMsOACBZAADODgAgWgAAzQ4AIFsAAMwOACAI5gYAAKkLADDnBgAAkAgAEOgGAACpCwAw-AYCAOQKACGFB0AA9AoAIZwHAgDkCgAhpgcCAOQKACGnBwEA4woAIQMAAACCAQAgAQAAjwgAMFcAAJAIACADAAAAggEAIAEAAIMBADACAACEAQAgBi8AAKgLACAyAgDxCgAh5gYAAKcLADDnBgAAigEAEOgGAACnCwAwnAcCAAAAAQEAAACTCAAgAQAAAJMIACABLwAAqw4AIAMAAACKAQAgAQAAlggAMAIAAJMIACADAAAAigEAIAEAAJYIADACAACTCAAgAwAAAIoBACABAACWCAAwAgAAkwgAIAMvAADJDgAgMgIAAAABnAcCAAAAAQFLAACaCAAgAjICAAAAAZwHAgAAAAEBSwAAnAgAMAFLAACcCAAwAy8AAMgOACAyAgD3DAAhnAcCAPcMACECAAAAkwgAIEsAAJ8IACACMgIA9wwAIZwHAgD3DAAhAgAAAIoBACBLAAChCAAgAgAAAIoBACBLAAChCAAgAwAAAJMIACBSAACaCAAgUwAAnwgAIAEAAACTCAAgAQAAAIoBACAFCgAAww4AIFgAAMQOACBZAADHDgAgWgAAxg4AIFsAAMUOACAFMgIA5AoAIeYGAACmCwAw5wYAAKgIABDoBgAApgsAMJwHAgDkCgAhAwAAAIoBACABAACnCAAwVwAAqAgAIAMAAACKAQAgAQAAlggAMAIAAJMIACABAAAAnAEAIAEAAACcAQAgAwAAAI4BACABAACbAQAwAgAAnAEAIAMAAACOAQAgAQAAmwEAMAIAAJwBACADAAAAjgEAIAEAAJsBADACAACcAQAgDAQAAMEOACAzAADCDgAg-AYCAAAAAYUHQAAAAAGUBwIAAAABlQcBAAAAAaAHAQAAAAGhBwQAAAABogcBAAAAAaMHAQAAAAGkB0AAAAABpQcBAAAAAQFLAACwCAAgCvgGAgAAAAGFB0AAAAABlAcCAAAAAZUHAQAAAAGgBwEAAAABoQcEAAAAAaIHAQAAAAGjBwEAAAABpAdAAAAAAaUHAQAAAAEBSwAAsggAMAFLAACyCAAwDAQAALoOACAzAAC7DgAg-AYCAPcMACGFB0AA_AwAIZQHAgD3DAAhlQcBAPYMACGgBwEA9gwAIaEHBACxDgAhogcBAPYMACGjBwEA9gwAIaQHQAD8DAAhpQcBAPYMACECAAAAnAEAIEsAALUIACAK-AYCAPcMACGFB0AA_AwAIZQHAgD3DAAhlQcBAPYMACGgBwEA9gwAIaEHBACxDgAhogcBAPYMACGjBwEA9gwAIaQHQAD8DAAhpQcBAPYMACECAAAAjgEAIEsAALcIACACAAAAjgEAIEsAALcIACADAAAAnAEAIFIAALAIACBTAAC1CAAgAQAAAJwBACABAAAAjgEAIAUKAAC1DgAgWAAAtg4AIFkAALkOACBaAAC4DgAgWwAAtw4AIA3mBgAApQsAMOcGAAC-CAAQ6AYAAKULADD4BgIA5AoAIYUHQAD0CgAhlAcCAOQKACGVBwEA4woAIaAHAQDjCgAhoQcEAJ8LACGiBwEA4woAIaMHAQDjCgAhpAdAAPQKACGlBwEA4woAIQMAAACOAQAgAQAAvQgAMFcAAL4IACADAAAAjgEAIAEAAJsBADACAACcAQAgBwQAAKQLACA3AgDxCgAh5gYAAKILADDnBgAAngEAEOgGAACiCwAwlAcCAAAAAZ8HBACjCwAhAQAAAMEIACABAAAAwQgAIAEEAAC0DgAgAwAAAJ4BACABAADECAAwAgAAwQgAIAMAAACeAQAgAQAAxAgAMAIAAMEIACADAAAAngEAIAEAAMQIADACAADBCAAgBAQAALMOACA3AgAAAAGUBwIAAAABnwcEAAAAAQFLAADICAAgAzcCAAAAAZQHAgAAAAGfBwQAAAABAUsAAMoIADABSwAAyggAMAQEAACyDgAgNwIA9wwAIZQHAgD3DAAhnwcEALEOACECAAAAwQgAIEsAAM0IACADNwIA9wwAIZQHAgD3DAAhnwcEALEOACECAAAAngEAIEsAAM8IACACAAAAngEAIEsAAM8IACADAAAAwQgAIFIAAMgIACBTAADNCAAgAQAAAMEIACABAAAAngEAIAUKAACsDgAgWAAArQ4AIFkAALAOACBaAACvDgAgWwAArg4AIAY3AgDkCgAh5gYAAJ4LADDnBgAA1ggAEOgGAACeCwAwlAcCAOQKACGfBwQAnwsAIQMAAACeAQAgAQAA1QgAMFcAANYIACADAAAAngEAIAEAAMQIADACAADBCAAgDS8AAJ0LACA0AACcCwAg5gYAAJgLADDnBgAAjAEAEOgGAACYCwAw-AYCAAAAAYUHQAD4CgAhhgdAAJoLACGaBwEAAAABmwcCAAAAAZwHAgAAAAGdBwEAmQsAIZ4HIACbCwAhAQAAANkIACABAAAA2QgAIAYvAACrDgAgNAAAqg4AIIYHAADwDAAgmwcAAPAMACCcBwAA8AwAIJ0HAADwDAAgAwAAAIwBACABAADcCAAwAgAA2QgAIAMAAACMAQAgAQAA3AgAMAIAANkIACADAAAAjAEAIAEAANwIADACAADZCAAgCi8AAKkOACA0AACoDgAg-AYCAAAAAYUHQAAAAAGGB0AAAAABmgcBAAAAAZsHAgAAAAGcBwIAAAABnQcBAAAAAZ4HIAAAAAEBSwAA4AgAIAj4BgIAAAABhQdAAAAAAYYHQAAAAAGaBwEAAAABmwcCAAAAAZwHAgAAAAGdBwEAAAABngcgAAAAAQFLAADiCAAwAUsAAOIIADABAAAAjgEAIAEAAAB-ACAKLwAApw4AIDQAAKYOACD4BgIA9wwAIYUHQAD8DAAhhgdAAI0NACGaBwEA9gwAIZsHAgCODQAhnAcCAI4NACGdBwEAog0AIZ4HIAClDgAhAgAAANkIACBLAADnCAAgCPgGAgD3DAAhhQdAAPwMACGGB0AAjQ0AIZoHAQD2DAAhmwcCAI4NACGcBwIAjg0AIZ0HAQCiDQAhngcgAKUOACECAAAAjAEAIEsAAOkIACACAAAAjAEAIEsAAOkIACABAAAAjgEAIAEAAAB-ACADAAAA2QgAIFIAAOAIACBTAADnCAAgAQAAANkIACABAAAAjAEAIAkKAACgDgAgWAAAoQ4AIFkAAKQOACBaAACjDgAgWwAAog4AIIYHAADwDAAgmwcAAPAMACCcBwAA8AwAIJ0HAADwDAAgC-YGAACUCwAw5wYAAPIIABDoBgAAlAsAMPgGAgDkCgAhhQdAAPQKACGGB0AAggsAIZoHAQDjCgAhmwcCAIMLACGcBwIAgwsAIZ0HAQCMCwAhngcgAJULACEDAAAAjAEAIAEAAPEIADBXAADyCAAgAwAAAIwBACABAADcCAAwAgAA2QgAIAEAAAAmACABAAAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAHACABAAAlADACAAAmACADAAAABwAgAQAAJQAwAgAAJgAgDAQAAJwOACAMAACeDgAgDQAAnQ4AIA4AAJ8OACD4BgIAAAABhQdAAAAAAZQHAgAAAAGVBwEAAAABlgcBAAAAAZcHAAEAAAGYBwAAmg4AIJkHAACbDgAgAUsAAPoIACAI-AYCAAAAAYUHQAAAAAGUBwIAAAABlQcBAAAAAZYHAQAAAAGXBwABAAABmAcAAJoOACCZBwAAmw4AIAFLAAD8CAAwAUsAAPwIADAMBAAA9g0AIAwAAPgNACANAAD3DQAgDgAA-Q0AIPgGAgD3DAAhhQdAAPwMACGUBwIA9wwAIZUHAQD2DAAhlgcBAPYMACGXBwABoQ0AIZgHAAD0DQAgmQcAAPUNACACAAAAJgAgSwAA_wgAIAj4BgIA9wwAIYUHQAD8DAAhlAcCAPcMACGVBwEA9gwAIZYHAQD2DAAhlwcAAaENACGYBwAA9A0AIJkHAAD1DQAgAgAAAAcAIEsAAIEJACACAAAABwAgSwAAgQkAIAMAAAAmACBSAAD6CAAgUwAA_wgAIAEAAAAmACABAAAABwAgBgoAAO8NACBYAADwDQAgWQAA8w0AIFoAAPINACBbAADxDQAglwcAAPAMACAL5gYAAJILADDnBgAAiAkAEOgGAACSCwAw-AYCAOQKACGFB0AA9AoAIZQHAgDkCgAhlQcBAOMKACGWBwEA4woAIZcHAAGLCwAhmAcAAJMLACCZBwAAkwsAIAMAAAAHACABAACHCQAwVwAAiAkAIAMAAAAHACABAAAlADACAAAmACABAAAACwAgAQAAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAkDAADrDQAgBQAA7A0AIAsAAO0NACAMAADuDQAg-AYCAAAAAf8GAgAAAAGABwAA6g0AIIUHQAAAAAGTBwIAAAABAUsAAJAJACAF-AYCAAAAAf8GAgAAAAGABwAA6g0AIIUHQAAAAAGTBwIAAAABAUsAAJIJADABSwAAkgkAMAkDAADODQAgBQAAzw0AIAsAANANACAMAADRDQAg-AYCAPcMACH_BgIA9wwAIYAHAADNDQAghQdAAPwMACGTBwIA9wwAIQIAAAALACBLAACVCQAgBfgGAgD3DAAh_wYCAPcMACGABwAAzQ0AIIUHQAD8DAAhkwcCAPcMACECAAAACQAgSwAAlwkAIAIAAAAJACBLAACXCQAgAwAAAAsAIFIAAJAJACBTAACVCQAgAQAAAAsAIAEAAAAJACAFCgAAyA0AIFgAAMkNACBZAADMDQAgWgAAyw0AIFsAAMoNACAI5gYAAJELADDnBgAAngkAEOgGAACRCwAw-AYCAOQKACH_BgIA5AoAIYAHAACBCwAghQdAAPQKACGTBwIA5AoAIQMAAAAJACABAACdCQAwVwAAngkAIAMAAAAJACABAAAKADACAAALACABAAAADwAgAQAAAA8AIAMAAAANACABAAAOADACAAAPACADAAAADQAgAQAADgAwAgAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIA0GAADFDQAgCAAAxg0AIAkAAMcNACD4BgIAAAABgAcAAMQNACCDBwIAAAABhQdAAAAAAYYHQAAAAAGOBwABAAABjwcBAAAAAZAHAQAAAAGRB0AAAAABkgdAAAAAAQFLAACmCQAgCvgGAgAAAAGABwAAxA0AIIMHAgAAAAGFB0AAAAABhgdAAAAAAY4HAAEAAAGPBwEAAAABkAcBAAAAAZEHQAAAAAGSB0AAAAABAUsAAKgJADABSwAAqAkAMA0GAACjDQAgCAAApA0AIAkAAKUNACD4BgIA9wwAIYAHAACgDQAggwcCAPcMACGFB0AA_AwAIYYHQAD8DAAhjgcAAaENACGPBwEAog0AIZAHAQCiDQAhkQdAAI0NACGSB0AAjQ0AIQIAAAAPACBLAACrCQAgCvgGAgD3DAAhgAcAAKANACCDBwIA9wwAIYUHQAD8DAAhhgdAAPwMACGOBwABoQ0AIY8HAQCiDQAhkAcBAKINACGRB0AAjQ0AIZIHQACNDQAhAgAAAA0AIEsAAK0JACACAAAADQAgSwAArQkAIAMAAAAPACBSAACmCQAgUwAAqwkAIAEAAAAPACABAAAADQAgCgoAAJsNACBYAACcDQAgWQAAnw0AIFoAAJ4NACBbAACdDQAgjgcAAPAMACCPBwAA8AwAIJAHAADwDAAgkQcAAPAMACCSBwAA8AwAIA3mBgAAigsAMOcGAAC0CQAQ6AYAAIoLADD4BgIA5AoAIYAHAACBCwAggwcCAOQKACGFB0AA9AoAIYYHQAD0CgAhjgcAAYsLACGPBwEAjAsAIZAHAQCMCwAhkQdAAIILACGSB0AAggsAIQMAAAANACABAACzCQAwVwAAtAkAIAMAAAANACABAAAOADACAAAPACABAAAAEwAgAQAAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAUHAACaDQAghQdAAAAAAYsHAAEAAAGMBwIAAAABjQdAAAAAAQFLAAC8CQAgBIUHQAAAAAGLBwABAAABjAcCAAAAAY0HQAAAAAEBSwAAvgkAMAFLAAC-CQAwBQcAAJkNACCFB0AA_AwAIYsHAAGLDQAhjAcCAPcMACGNB0AAjQ0AIQIAAAATACBLAADBCQAgBIUHQAD8DAAhiwcAAYsNACGMBwIA9wwAIY0HQACNDQAhAgAAABEAIEsAAMMJACACAAAAEQAgSwAAwwkAIAMAAAATACBSAAC8CQAgUwAAwQkAIAEAAAATACABAAAAEQAgBgoAAJQNACBYAACVDQAgWQAAmA0AIFoAAJcNACBbAACWDQAgjQcAAPAMACAH5gYAAIkLADDnBgAAygkAEOgGAACJCwAwhQdAAPQKACGLBwABgAsAIYwHAgDkCgAhjQdAAIILACEDAAAAEQAgAQAAyQkAMFcAAMoJACADAAAAEQAgAQAAEgAwAgAAEwAgAQAAABoAIAEAAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAABgAIAEAABkAMAIAABoAIAMAAAAYACABAAAZADACAAAaACAMBQAAkg0AIAYAAJMNACD9BgABAAAB_gYAAQAAAf8GAgAAAAGABwAAkQ0AIIEHAgAAAAGCB0AAAAABgwcCAAAAAYQHQAAAAAGFB0AAAAABhgdAAAAAAQFLAADSCQAgCv0GAAEAAAH-BgABAAAB_wYCAAAAAYAHAACRDQAggQcCAAAAAYIHQAAAAAGDBwIAAAABhAdAAAAAAYUHQAAAAAGGB0AAAAABAUsAANQJADABSwAA1AkAMAEAAAAJACAMBQAAjw0AIAYAAJANACD9BgABiw0AIf4GAAGLDQAh_wYCAPcMACGABwAAjA0AIIEHAgD3DAAhggdAAI0NACGDBwIAjg0AIYQHQACNDQAhhQdAAPwMACGGB0AA_AwAIQIAAAAaACBLAADYCQAgCv0GAAGLDQAh_gYAAYsNACH_BgIA9wwAIYAHAACMDQAggQcCAPcMACGCB0AAjQ0AIYMHAgCODQAhhAdAAI0NACGFB0AA_AwAIYYHQAD8DAAhAgAAABgAIEsAANoJACACAAAAGAAgSwAA2gkAIAEAAAAJACADAAAAGgAgUgAA0gkAIFMAANgJACABAAAAGgAgAQAAABgAIAgKAACGDQAgWAAAhw0AIFkAAIoNACBaAACJDQAgWwAAiA0AIIIHAADwDAAggwcAAPAMACCEBwAA8AwAIA3mBgAA_woAMOcGAADiCQAQ6AYAAP8KADD9BgABgAsAIf4GAAGACwAh_wYCAOQKACGABwAAgQsAIIEHAgDkCgAhggdAAIILACGDBwIAgwsAIYQHQACCCwAhhQdAAPQKACGGB0AA9AoAIQMAAAAYACABAADhCQAwVwAA4gkAIAMAAAAYACABAAAZADACAAAaACAF5gYAAP4KADDnBgAA6AkAEOgGAAD-CgAw-wYBAAAAAfwGQAD4CgAhAQAAAOUJACABAAAA5QkAIAXmBgAA_goAMOcGAADoCQAQ6AYAAP4KADD7BgEA8AoAIfwGQAD4CgAhAAMAAADoCQAgAQAA6QkAMAIAAOUJACADAAAA6AkAIAEAAOkJADACAADlCQAgAwAAAOgJACABAADpCQAwAgAA5QkAIAL7BgEAAAAB_AZAAAAAAQFLAADtCQAgAvsGAQAAAAH8BkAAAAABAUsAAO8JADABSwAA7wkAMAL7BgEA9gwAIfwGQAD8DAAhAgAAAOUJACBLAADyCQAgAvsGAQD2DAAh_AZAAPwMACECAAAA6AkAIEsAAPQJACACAAAA6AkAIEsAAPQJACADAAAA5QkAIFIAAO0JACBTAADyCQAgAQAAAOUJACABAAAA6AkAIAMKAACDDQAgWgAAhQ0AIFsAAIQNACAF5gYAAP0KADDnBgAA-wkAEOgGAAD9CgAw-wYBAOMKACH8BkAA9AoAIQMAAADoCQAgAQAA-gkAMFcAAPsJACADAAAA6AkAIAEAAOkJADACAADlCQAgBeYGAAD8CgAw5wYAAIEKABDoBgAA_AoAMPgGAQAAAAH6BkAA-AoAIQEAAAD-CQAgAQAAAP4JACAF5gYAAPwKADDnBgAAgQoAEOgGAAD8CgAw-AYBAPAKACH6BkAA-AoAIQADAAAAgQoAIAEAAIIKADACAAD-CQAgAwAAAIEKACABAACCCgAwAgAA_gkAIAMAAACBCgAgAQAAggoAMAIAAP4JACAC-AYBAAAAAfoGQAAAAAEBSwAAhgoAIAL4BgEAAAAB-gZAAAAAAQFLAACICgAwAUsAAIgKADAC-AYBAPYMACH6BkAA_AwAIQIAAAD-CQAgSwAAiwoAIAL4BgEA9gwAIfoGQAD8DAAhAgAAAIEKACBLAACNCgAgAgAAAIEKACBLAACNCgAgAwAAAP4JACBSAACGCgAgUwAAiwoAIAEAAAD-CQAgAQAAAIEKACADCgAAgA0AIFoAAIINACBbAACBDQAgBeYGAAD7CgAw5wYAAJQKABDoBgAA-woAMPgGAQDjCgAh-gZAAPQKACEDAAAAgQoAIAEAAJMKADBXAACUCgAgAwAAAIEKACABAACCCgAwAgAA_gkAIAXmBgAA-goAMOcGAACaCgAQ6AYAAPoKADD4BgEAAAAB-QZAAPgKACEBAAAAlwoAIAEAAACXCgAgBeYGAAD6CgAw5wYAAJoKABDoBgAA-goAMPgGAQDwCgAh-QZAAPgKACEAAwAAAJoKACABAACbCgAwAgAAlwoAIAMAAACaCgAgAQAAmwoAMAIAAJcKACADAAAAmgoAIAEAAJsKADACAACXCgAgAvgGAQAAAAH5BkAAAAABAUsAAJ8KACAC-AYBAAAAAfkGQAAAAAEBSwAAoQoAMAFLAAChCgAwAvgGAQD2DAAh-QZAAPwMACECAAAAlwoAIEsAAKQKACAC-AYBAPYMACH5BkAA_AwAIQIAAACaCgAgSwAApgoAIAIAAACaCgAgSwAApgoAIAMAAACXCgAgUgAAnwoAIFMAAKQKACABAAAAlwoAIAEAAACaCgAgAwoAAP0MACBaAAD_DAAgWwAA_gwAIAXmBgAA-QoAMOcGAACtCgAQ6AYAAPkKADD4BgEA4woAIfkGQAD0CgAhAwAAAJoKACABAACsCgAwVwAArQoAIAMAAACaCgAgAQAAmwoAMAIAAJcKACAF5gYAAPcKADDnBgAAswoAEOgGAAD3CgAw6QYBAAAAAfcGQAD4CgAhAQAAALAKACABAAAAsAoAIAXmBgAA9woAMOcGAACzCgAQ6AYAAPcKADDpBgEA8AoAIfcGQAD4CgAhAAMAAACzCgAgAQAAtAoAMAIAALAKACADAAAAswoAIAEAALQKADACAACwCgAgAwAAALMKACABAAC0CgAwAgAAsAoAIALpBgEAAAAB9wZAAAAAAQFLAAC4CgAgAukGAQAAAAH3BkAAAAABAUsAALoKADABSwAAugoAMALpBgEA9gwAIfcGQAD8DAAhAgAAALAKACBLAAC9CgAgAukGAQD2DAAh9wZAAPwMACECAAAAswoAIEsAAL8KACACAAAAswoAIEsAAL8KACADAAAAsAoAIFIAALgKACBTAAC9CgAgAQAAALAKACABAAAAswoAIAMKAAD5DAAgWgAA-wwAIFsAAPoMACAF5gYAAPMKADDnBgAAxgoAEOgGAADzCgAw6QYBAOMKACH3BkAA9AoAIQMAAACzCgAgAQAAxQoAMFcAAMYKACADAAAAswoAIAEAALQKADACAACwCgAgBuYGAADvCgAw5wYAAMwKABDoBgAA7woAMOkGAQAAAAHqBgIA8QoAIesGBADyCgAhAQAAAMkKACABAAAAyQoAIAbmBgAA7woAMOcGAADMCgAQ6AYAAO8KADDpBgEA8AoAIeoGAgDxCgAh6wYEAPIKACEB6wYAAPAMACADAAAAzAoAIAEAAM0KADACAADJCgAgAwAAAMwKACABAADNCgAwAgAAyQoAIAMAAADMCgAgAQAAzQoAMAIAAMkKACAD6QYBAAAAAeoGAgAAAAHrBgQAAAABAUsAANEKACAD6QYBAAAAAeoGAgAAAAHrBgQAAAABAUsAANMKADABSwAA0woAMAPpBgEA9gwAIeoGAgD3DAAh6wYEAPgMACECAAAAyQoAIEsAANYKACAD6QYBAPYMACHqBgIA9wwAIesGBAD4DAAhAgAAAMwKACBLAADYCgAgAgAAAMwKACBLAADYCgAgAwAAAMkKACBSAADRCgAgUwAA1goAIAEAAADJCgAgAQAAAMwKACAGCgAA8QwAIFgAAPIMACBZAAD1DAAgWgAA9AwAIFsAAPMMACDrBgAA8AwAIAbmBgAA4goAMOcGAADfCgAQ6AYAAOIKADDpBgEA4woAIeoGAgDkCgAh6wYEAOUKACEDAAAAzAoAIAEAAN4KADBXAADfCgAgAwAAAMwKACABAADNCgAwAgAAyQoAIAbmBgAA4goAMOcGAADfCgAQ6AYAAOIKADDpBgEA4woAIeoGAgDkCgAh6wYEAOUKACEOCgAA6woAIFoAAO4KACBbAADuCgAg7AYBAAAAAe0GAQAAAATuBgEAAAAE7wYBAAAAAfAGAQAAAAHxBgEAAAAB8gYBAAAAAfMGAQDtCgAh9AYBAAAAAfUGAQAAAAH2BgEAAAABDQoAAOsKACBYAADsCgAgWQAA6woAIFoAAOsKACBbAADrCgAg7AYCAAAAAe0GAgAAAATuBgIAAAAE7wYCAAAAAfAGAgAAAAHxBgIAAAAB8gYCAAAAAfMGAgDqCgAhDQoAAOcKACBYAADoCgAgWQAA6QoAIFoAAOkKACBbAADpCgAg7AYEAAAAAe0GBAAAAAXuBgQAAAAF7wYEAAAAAfAGBAAAAAHxBgQAAAAB8gYEAAAAAfMGBADmCgAhDQoAAOcKACBYAADoCgAgWQAA6QoAIFoAAOkKACBbAADpCgAg7AYEAAAAAe0GBAAAAAXuBgQAAAAF7wYEAAAAAfAGBAAAAAHxBgQAAAAB8gYEAAAAAfMGBADmCgAhCOwGAgAAAAHtBgIAAAAF7gYCAAAABe8GAgAAAAHwBgIAAAAB8QYCAAAAAfIGAgAAAAHzBgIA5woAIQjsBggAAAAB7QYIAAAABe4GCAAAAAXvBggAAAAB8AYIAAAAAfEGCAAAAAHyBggAAAAB8wYIAOgKACEI7AYEAAAAAe0GBAAAAAXuBgQAAAAF7wYEAAAAAfAGBAAAAAHxBgQAAAAB8gYEAAAAAfMGBADpCgAhDQoAAOsKACBYAADsCgAgWQAA6woAIFoAAOsKACBbAADrCgAg7AYCAAAAAe0GAgAAAATuBgIAAAAE7wYCAAAAAfAGAgAAAAHxBgIAAAAB8gYCAAAAAfMGAgDqCgAhCOwGAgAAAAHtBgIAAAAE7gYCAAAABO8GAgAAAAHwBgIAAAAB8QYCAAAAAfIGAgAAAAHzBgIA6woAIQjsBggAAAAB7QYIAAAABO4GCAAAAATvBggAAAAB8AYIAAAAAfEGCAAAAAHyBggAAAAB8wYIAOwKACEOCgAA6woAIFoAAO4KACBbAADuCgAg7AYBAAAAAe0GAQAAAATuBgEAAAAE7wYBAAAAAfAGAQAAAAHxBgEAAAAB8gYBAAAAAfMGAQDtCgAh9AYBAAAAAfUGAQAAAAH2BgEAAAABC-wGAQAAAAHtBgEAAAAE7gYBAAAABO8GAQAAAAHwBgEAAAAB8QYBAAAAAfIGAQAAAAHzBgEA7goAIfQGAQAAAAH1BgEAAAAB9gYBAAAAAQbmBgAA7woAMOcGAADMCgAQ6AYAAO8KADDpBgEA8AoAIeoGAgDxCgAh6wYEAPIKACEL7AYBAAAAAe0GAQAAAATuBgEAAAAE7wYBAAAAAfAGAQAAAAHxBgEAAAAB8gYBAAAAAfMGAQDuCgAh9AYBAAAAAfUGAQAAAAH2BgEAAAABCOwGAgAAAAHtBgIAAAAE7gYCAAAABO8GAgAAAAHwBgIAAAAB8QYCAAAAAfIGAgAAAAHzBgIA6woAIQjsBgQAAAAB7QYEAAAABe4GBAAAAAXvBgQAAAAB8AYEAAAAAfEGBAAAAAHyBgQAAAAB8wYEAOkKACEF5gYAAPMKADDnBgAAxgoAEOgGAADzCgAw6QYBAOMKACH3BkAA9AoAIQsKAADrCgAgWgAA9goAIFsAAPYKACDsBkAAAAAB7QZAAAAABO4GQAAAAATvBkAAAAAB8AZAAAAAAfEGQAAAAAHyBkAAAAAB8wZAAPUKACELCgAA6woAIFoAAPYKACBbAAD2CgAg7AZAAAAAAe0GQAAAAATuBkAAAAAE7wZAAAAAAfAGQAAAAAHxBkAAAAAB8gZAAAAAAfMGQAD1CgAhCOwGQAAAAAHtBkAAAAAE7gZAAAAABO8GQAAAAAHwBkAAAAAB8QZAAAAAAfIGQAAAAAHzBkAA9goAIQXmBgAA9woAMOcGAACzCgAQ6AYAAPcKADDpBgEA8AoAIfcGQAD4CgAhCOwGQAAAAAHtBkAAAAAE7gZAAAAABO8GQAAAAAHwBkAAAAAB8QZAAAAAAfIGQAAAAAHzBkAA9goAIQXmBgAA-QoAMOcGAACtCgAQ6AYAAPkKADD4BgEA4woAIfkGQAD0CgAhBeYGAAD6CgAw5wYAAJoKABDoBgAA-goAMPgGAQDwCgAh-QZAAPgKACEF5gYAAPsKADDnBgAAlAoAEOgGAAD7CgAw-AYBAOMKACH6BkAA9AoAIQXmBgAA_AoAMOcGAACBCgAQ6AYAAPwKADD4BgEA8AoAIfoGQAD4CgAhBeYGAAD9CgAw5wYAAPsJABDoBgAA_QoAMPsGAQDjCgAh_AZAAPQKACEF5gYAAP4KADDnBgAA6AkAEOgGAAD-CgAw-wYBAPAKACH8BkAA-AoAIQ3mBgAA_woAMOcGAADiCQAQ6AYAAP8KADD9BgABgAsAIf4GAAGACwAh_wYCAOQKACGABwAAgQsAIIEHAgDkCgAhggdAAIILACGDBwIAgwsAIYQHQACCCwAhhQdAAPQKACGGB0AA9AoAIQcKAADrCgAgWgAAiAsAIFsAAIgLACDsBgABAAAB7QYAAQAABO4GAAEAAATzBgABhwsAIQTsBgAAAIgHCYgHAAAAiAcDiQcAAACIBwiKBwAAAIgHCAsKAADnCgAgWgAAhgsAIFsAAIYLACDsBkAAAAAB7QZAAAAABe4GQAAAAAXvBkAAAAAB8AZAAAAAAfEGQAAAAAHyBkAAAAAB8wZAAIULACENCgAA5woAIFgAAOgKACBZAADnCgAgWgAA5woAIFsAAOcKACDsBgIAAAAB7QYCAAAABe4GAgAAAAXvBgIAAAAB8AYCAAAAAfEGAgAAAAHyBgIAAAAB8wYCAIQLACENCgAA5woAIFgAAOgKACBZAADnCgAgWgAA5woAIFsAAOcKACDsBgIAAAAB7QYCAAAABe4GAgAAAAXvBgIAAAAB8AYCAAAAAfEGAgAAAAHyBgIAAAAB8wYCAIQLACELCgAA5woAIFoAAIYLACBbAACGCwAg7AZAAAAAAe0GQAAAAAXuBkAAAAAF7wZAAAAAAfAGQAAAAAHxBkAAAAAB8gZAAAAAAfMGQACFCwAhCOwGQAAAAAHtBkAAAAAF7gZAAAAABe8GQAAAAAHwBkAAAAAB8QZAAAAAAfIGQAAAAAHzBkAAhgsAIQcKAADrCgAgWgAAiAsAIFsAAIgLACDsBgABAAAB7QYAAQAABO4GAAEAAATzBgABhwsAIQTsBgABAAAB7QYAAQAABO4GAAEAAATzBgABiAsAIQfmBgAAiQsAMOcGAADKCQAQ6AYAAIkLADCFB0AA9AoAIYsHAAGACwAhjAcCAOQKACGNB0AAggsAIQ3mBgAAigsAMOcGAAC0CQAQ6AYAAIoLADD4BgIA5AoAIYAHAACBCwAggwcCAOQKACGFB0AA9AoAIYYHQAD0CgAhjgcAAYsLACGPBwEAjAsAIZAHAQCMCwAhkQdAAIILACGSB0AAggsAIQcKAADnCgAgWgAAkAsAIFsAAJALACDsBgABAAAB7QYAAQAABe4GAAEAAAXzBgABjwsAIQ4KAADnCgAgWgAAjgsAIFsAAI4LACDsBgEAAAAB7QYBAAAABe4GAQAAAAXvBgEAAAAB8AYBAAAAAfEGAQAAAAHyBgEAAAAB8wYBAI0LACH0BgEAAAAB9QYBAAAAAfYGAQAAAAEOCgAA5woAIFoAAI4LACBbAACOCwAg7AYBAAAAAe0GAQAAAAXuBgEAAAAF7wYBAAAAAfAGAQAAAAHxBgEAAAAB8gYBAAAAAfMGAQCNCwAh9AYBAAAAAfUGAQAAAAH2BgEAAAABC-wGAQAAAAHtBgEAAAAF7gYBAAAABe8GAQAAAAHwBgEAAAAB8QYBAAAAAfIGAQAAAAHzBgEAjgsAIfQGAQAAAAH1BgEAAAAB9gYBAAAAAQcKAADnCgAgWgAAkAsAIFsAAJALACDsBgABAAAB7QYAAQAABe4GAAEAAAXzBgABjwsAIQTsBgABAAAB7QYAAQAABe4GAAEAAAXzBgABkAsAIQjmBgAAkQsAMOcGAACeCQAQ6AYAAJELADD4BgIA5AoAIf8GAgDkCgAhgAcAAIELACCFB0AA9AoAIZMHAgDkCgAhC-YGAACSCwAw5wYAAIgJABDoBgAAkgsAMPgGAgDkCgAhhQdAAPQKACGUBwIA5AoAIZUHAQDjCgAhlgcBAOMKACGXBwABiwsAIZgHAACTCwAgmQcAAJMLACAE7AYBAAAABYgHAQAAAAGJBwEAAAAEigcBAAAABAvmBgAAlAsAMOcGAADyCAAQ6AYAAJQLADD4BgIA5AoAIYUHQAD0CgAhhgdAAIILACGaBwEA4woAIZsHAgCDCwAhnAcCAIMLACGdBwEAjAsAIZ4HIACVCwAhBQoAAOsKACBaAACXCwAgWwAAlwsAIOwGIAAAAAHzBiAAlgsAIQUKAADrCgAgWgAAlwsAIFsAAJcLACDsBiAAAAAB8wYgAJYLACEC7AYgAAAAAfMGIACXCwAhDS8AAJ0LACA0AACcCwAg5gYAAJgLADDnBgAAjAEAEOgGAACYCwAw-AYCAPEKACGFB0AA-AoAIYYHQACaCwAhmgcBAPAKACGbBwIAzwsAIZwHAgDPCwAhnQcBAJkLACGeByAAmwsAIQvsBgEAAAAB7QYBAAAABe4GAQAAAAXvBgEAAAAB8AYBAAAAAfEGAQAAAAHyBgEAAAAB8wYBAI4LACH0BgEAAAAB9QYBAAAAAfYGAQAAAAEI7AZAAAAAAe0GQAAAAAXuBkAAAAAF7wZAAAAAAfAGQAAAAAHxBkAAAAAB8gZAAAAAAfMGQACGCwAhAuwGIAAAAAHzBiAAlwsAIREEAACkCwAgMwAAqQwAIOYGAACoDAAw5wYAAI4BABDoBgAAqAwAMPgGAgDxCgAhhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhoAcBAPAKACGhBwQAowsAIaIHAQDwCgAhowcBAPAKACGkB0AA-AoAIaUHAQDwCgAhzQgAAI4BACDOCAAAjgEAIBsZAACkCwAgMAAAmgwAIDEAAJ0MACAyAACyDAAgMwAAqQwAIOYGAACuDAAw5wYAAH4AEOgGAACuDAAw-AYCAPEKACGFB0AA-AoAIaAHAQDwCgAhoQcEAKMLACGjBwEA8AoAIaYHAgDxCgAhqQcBAPAKACGqBwEA8AoAIawHAACvDKwHIq4HAACwDK4HIq8HCACxDAAhsAcCAM8LACGxBwIAzwsAIbIHAQCZCwAhswcCAPEKACG0BwIA8QoAIbUHAgDxCgAhzQgAAH4AIM4IAAB-ACAGNwIA5AoAIeYGAACeCwAw5wYAANYIABDoBgAAngsAMJQHAgDkCgAhnwcEAJ8LACENCgAA6woAIFgAAOwKACBZAAChCwAgWgAAoQsAIFsAAKELACDsBgQAAAAB7QYEAAAABO4GBAAAAATvBgQAAAAB8AYEAAAAAfEGBAAAAAHyBgQAAAAB8wYEAKALACENCgAA6woAIFgAAOwKACBZAAChCwAgWgAAoQsAIFsAAKELACDsBgQAAAAB7QYEAAAABO4GBAAAAATvBgQAAAAB8AYEAAAAAfEGBAAAAAHyBgQAAAAB8wYEAKALACEI7AYEAAAAAe0GBAAAAATuBgQAAAAE7wYEAAAAAfAGBAAAAAHxBgQAAAAB8gYEAAAAAfMGBAChCwAhBwQAAKQLACA3AgDxCgAh5gYAAKILADDnBgAAngEAEOgGAACiCwAwlAcCAPEKACGfBwQAowsAIQjsBgQAAAAB7QYEAAAABO4GBAAAAATvBgQAAAAB8AYEAAAAAfEGBAAAAAHyBgQAAAAB8wYEAKELACE8EAAAjAwAIBEAAI0MACASAACODAAgEwAAjwwAIBQAAJAMACAVAACRDAAgFgAAkgwAIBcAAO4LACAbAACTDAAgHAAA3AsAICEAAJUMACAjAACUDAAgJQAAlgwAICoAAJcMACAsAACbDAAgLgAAmAwAIDAAAJoMACAxAACdDAAgNQAAmQwAIDYAAJwMACA3AACeDAAgOAAAnwwAIDsAAKAMACA8AACgDAAgPQAAoAwAID8AAKEMACBAAAChDAAgQQAAogwAIEIAAKMMACBEAACkDAAgRQAApQwAIOYGAACKDAAw5wYAAKQBABDoBgAAigwAMPgGAgDxCgAhhQdAAPgKACGdBwEAmQsAIc8HQACaCwAhoggBAJkLACGtCAEA8AoAIa4IQACaCwAhrwgBAJkLACGxCAAAiwyxCCKyCEAAmgsAIbMIQACaCwAhtAgBAJkLACG1CEAAmgsAIbYIQACaCwAhtwgBAJkLACG4CEAAmgsAIbkIAgDxCgAhugggAJsLACG7CEAAmgsAIbwIIACbCwAhvQgBAJkLACG-CAEAmQsAIb8IAQCZCwAhwAgBAJkLACHNCAAApAEAIM4IAACkAQAgDeYGAAClCwAw5wYAAL4IABDoBgAApQsAMPgGAgDkCgAhhQdAAPQKACGUBwIA5AoAIZUHAQDjCgAhoAcBAOMKACGhBwQAnwsAIaIHAQDjCgAhowcBAOMKACGkB0AA9AoAIaUHAQDjCgAhBTICAOQKACHmBgAApgsAMOcGAACoCAAQ6AYAAKYLADCcBwIA5AoAIQYvAACoCwAgMgIA8QoAIeYGAACnCwAw5wYAAIoBABDoBgAApwsAMJwHAgDxCgAhGxkAAKQLACAwAACaDAAgMQAAnQwAIDIAALIMACAzAACpDAAg5gYAAK4MADDnBgAAfgAQ6AYAAK4MADD4BgIA8QoAIYUHQAD4CgAhoAcBAPAKACGhBwQAowsAIaMHAQDwCgAhpgcCAPEKACGpBwEA8AoAIaoHAQDwCgAhrAcAAK8MrAcirgcAALAMrgcirwcIALEMACGwBwIAzwsAIbEHAgDPCwAhsgcBAJkLACGzBwIA8QoAIbQHAgDxCgAhtQcCAPEKACHNCAAAfgAgzggAAH4AIAjmBgAAqQsAMOcGAACQCAAQ6AYAAKkLADD4BgIA5AoAIYUHQAD0CgAhnAcCAOQKACGmBwIA5AoAIacHAQDjCgAhB-YGAACqCwAw5wYAAPoHABDoBgAAqgsAMIUHQAD0CgAhkwcCAOQKACGcBwIA5AoAIagHAgDkCgAhFOYGAACrCwAw5wYAAOQHABDoBgAAqwsAMPgGAgDkCgAhhQdAAPQKACGgBwEA4woAIaEHBACfCwAhowcBAOMKACGmBwIA5AoAIakHAQDjCgAhqgcBAOMKACGsBwAArAusByKuBwAArQuuByKvBwgArgsAIbAHAgCDCwAhsQcCAIMLACGyBwEAjAsAIbMHAgDkCgAhtAcCAOQKACG1BwIA5AoAIQcKAADrCgAgWgAAswsAIFsAALMLACDsBgAAAKwHAu0GAAAArAcI7gYAAACsBwjzBgAAsgusByIHCgAA6woAIFoAALELACBbAACxCwAg7AYAAACuBwLtBgAAAK4HCO4GAAAArgcI8wYAALALrgciDQoAAOcKACBYAADoCgAgWQAA6AoAIFoAAOgKACBbAADoCgAg7AYIAAAAAe0GCAAAAAXuBggAAAAF7wYIAAAAAfAGCAAAAAHxBggAAAAB8gYIAAAAAfMGCACvCwAhDQoAAOcKACBYAADoCgAgWQAA6AoAIFoAAOgKACBbAADoCgAg7AYIAAAAAe0GCAAAAAXuBggAAAAF7wYIAAAAAfAGCAAAAAHxBggAAAAB8gYIAAAAAfMGCACvCwAhBwoAAOsKACBaAACxCwAgWwAAsQsAIOwGAAAArgcC7QYAAACuBwjuBgAAAK4HCPMGAACwC64HIgTsBgAAAK4HAu0GAAAArgcI7gYAAACuBwjzBgAAsQuuByIHCgAA6woAIFoAALMLACBbAACzCwAg7AYAAACsBwLtBgAAAKwHCO4GAAAArAcI8wYAALILrAciBOwGAAAArAcC7QYAAACsBwjuBgAAAKwHCPMGAACzC6wHIgXmBgAAtAsAMOcGAADOBwAQ6AYAALQLADC2BwIA5AoAIbcHAgDkCgAhCuYGAAC1CwAw5wYAALgHABDoBgAAtQsAMKkHAQDjCgAhtgcCAIMLACG3BwIA5AoAIbgHAgDkCgAhuQcQALYLACG6BwIA5AoAIbsHAQCMCwAhDQoAAOsKACBYAAC4CwAgWQAAuAsAIFoAALgLACBbAAC4CwAg7AYQAAAAAe0GEAAAAATuBhAAAAAE7wYQAAAAAfAGEAAAAAHxBhAAAAAB8gYQAAAAAfMGEAC3CwAhDQoAAOsKACBYAAC4CwAgWQAAuAsAIFoAALgLACBbAAC4CwAg7AYQAAAAAe0GEAAAAATuBhAAAAAE7wYQAAAAAfAGEAAAAAHxBhAAAAAB8gYQAAAAAfMGEAC3CwAhCOwGEAAAAAHtBhAAAAAE7gYQAAAABO8GEAAAAAHwBhAAAAAB8QYQAAAAAfIGEAAAAAHzBhAAuAsAIQzmBgAAuQsAMOcGAACiBwAQ6AYAALkLADD4BgIA5AoAIYUHQAD0CgAhrgcAALsLwAcivQcAALoLvQcivgcCAOQKACHAB0AAggsAIcEHAQCMCwAhwgcCAIMLACHDBwEAjAsAIQcKAADrCgAgWgAAvwsAIFsAAL8LACDsBgAAAL0HAu0GAAAAvQcI7gYAAAC9BwjzBgAAvgu9ByIHCgAA6woAIFoAAL0LACBbAAC9CwAg7AYAAADABwLtBgAAAMAHCO4GAAAAwAcI8wYAALwLwAciBwoAAOsKACBaAAC9CwAgWwAAvQsAIOwGAAAAwAcC7QYAAADABwjuBgAAAMAHCPMGAAC8C8AHIgTsBgAAAMAHAu0GAAAAwAcI7gYAAADABwjzBgAAvQvAByIHCgAA6woAIFoAAL8LACBbAAC_CwAg7AYAAAC9BwLtBgAAAL0HCO4GAAAAvQcI8wYAAL4LvQciBOwGAAAAvQcC7QYAAAC9BwjuBgAAAL0HCPMGAAC_C70HIgzmBgAAwAsAMOcGAACMBwAQ6AYAAMALADD4BgIA5AoAIYUHQAD0CgAhpgcCAOQKACGpBwEAjAsAIbgHAgDkCgAhxAcCAOQKACHFBwEA4woAIcYHAQCMCwAhxwdAAIILACEJ5gYAAMELADDnBgAA9gYAEOgGAADBCwAw-AYCAOQKACGFB0AA9AoAIaYHAgDkCgAhqQcBAOMKACHFBwEA4woAIcgHQACCCwAhGR0BAOMKACHmBgAAwgsAMOcGAADgBgAQ6AYAAMILADD4BgIA5AoAIYUHQAD0CgAhlAcCAIMLACGpBwEA4woAIaoHAQDjCgAhrgcAAMQLzgcitgcCAIMLACG5BxAAtgsAIcQHEAC2CwAhyQcBAIwLACHKBwEAjAsAIcsHEADDCwAhzAcCAOQKACHOBwEAjAsAIc8HQACCCwAh0AcCAOQKACHRByAAlQsAIdIHAQDjCgAh0wcBAOMKACHUBwIA5AoAIdUHAgDkCgAhDQoAAOcKACBYAADICwAgWQAAyAsAIFoAAMgLACBbAADICwAg7AYQAAAAAe0GEAAAAAXuBhAAAAAF7wYQAAAAAfAGEAAAAAHxBhAAAAAB8gYQAAAAAfMGEADHCwAhBwoAAOsKACBaAADGCwAgWwAAxgsAIOwGAAAAzgcC7QYAAADOBwjuBgAAAM4HCPMGAADFC84HIgcKAADrCgAgWgAAxgsAIFsAAMYLACDsBgAAAM4HAu0GAAAAzgcI7gYAAADOBwjzBgAAxQvOByIE7AYAAADOBwLtBgAAAM4HCO4GAAAAzgcI8wYAAMYLzgciDQoAAOcKACBYAADICwAgWQAAyAsAIFoAAMgLACBbAADICwAg7AYQAAAAAe0GEAAAAAXuBhAAAAAF7wYQAAAAAfAGEAAAAAHxBhAAAAAB8gYQAAAAAfMGEADHCwAhCOwGEAAAAAHtBhAAAAAF7gYQAAAABe8GEAAAAAHwBhAAAAAB8QYQAAAAAfIGEAAAAAHzBhAAyAsAIQ3mBgAAyQsAMOcGAADIBgAQ6AYAAMkLADD4BgIA5AoAIYUHQAD0CgAhlAcCAOQKACGVBwEA4woAIaoHAQDjCgAhrgcAAMoL1wciyQcBAOMKACHUBwIA5AoAIdUHAgDkCgAh1wcgAJULACEHCgAA6woAIFoAAMwLACBbAADMCwAg7AYAAADXBwLtBgAAANcHCO4GAAAA1wcI8wYAAMsL1wciBwoAAOsKACBaAADMCwAgWwAAzAsAIOwGAAAA1wcC7QYAAADXBwjuBgAAANcHCPMGAADLC9cHIgTsBgAAANcHAu0GAAAA1wcI7gYAAADXBwjzBgAAzAvXByIN5gYAAM0LADDnBgAAsgYAEOgGAADNCwAw-AYEAJ8LACGFB0AA9AoAIaYHAgCDCwAhqQcBAIwLACG9BwEAjAsAIcgHQACCCwAh2AcBAOMKACHZBwIA5AoAIdoHAQDjCgAh2wcCAOQKACEN5gYAAM4LADDnBgAApQYAEOgGAADOCwAw-AYEAKMLACGFB0AA-AoAIaYHAgDPCwAhqQcBAJkLACG9BwEAmQsAIcgHQACaCwAh2AcBAPAKACHZBwIA8QoAIdoHAQDwCgAh2wcCAPEKACEI7AYCAAAAAe0GAgAAAAXuBgIAAAAF7wYCAAAAAfAGAgAAAAHxBgIAAAAB8gYCAAAAAfMGAgDnCgAhAtgHAQAAAAHZBwIAAAABBOYGAADRCwAw5wYAAJ8GABDoBgAA0QsAMN0HAgDkCgAhBR4AANMLACDmBgAA0gsAMOcGAABWABDoBgAA0gsAMN0HAgDxCgAhExkAAKQLACAdAADTDAAgIgAA1AwAICMAAJQMACAkAADVDAAg5gYAANEMADDnBgAAQwAQ6AYAANEMADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGpBwEA8AoAIa4HAADSDOIHIsUHAQDwCgAh4AcCAM8LACHiBwIAzwsAIeMHAgDxCgAhzQgAAEMAIM4IAABDACAH5gYAANQLADDnBgAAjQYAEOgGAADUCwAwhQdAAPQKACGTBwIA5AoAIagHAgDkCgAh3gcCAOQKACEJ5gYAANULADDnBgAA9wUAEOgGAADVCwAw-AYCAOQKACGFB0AA9AoAIaYHAgDkCgAhxQcBAOMKACHdBwIA5AoAId8HAgDkCgAhDOYGAADWCwAw5wYAAOEFABDoBgAA1gsAMPgGAgDkCgAhhQdAAPQKACGmBwIA5AoAIakHAQDjCgAhrgcAANcL4gcixQcBAOMKACHgBwIAgwsAIeIHAgCDCwAh4wcCAOQKACEHCgAA6woAIFoAANkLACBbAADZCwAg7AYAAADiBwLtBgAAAOIHCO4GAAAA4gcI8wYAANgL4gciBwoAAOsKACBaAADZCwAgWwAA2QsAIOwGAAAA4gcC7QYAAADiBwjuBgAAAOIHCPMGAADYC-IHIgTsBgAAAOIHAu0GAAAA4gcI7gYAAADiBwjzBgAA2QviByIG5gYAANoLADDnBgAAxwUAEOgGAADaCwAw-AYCAOQKACGVBwEA4woAIckHAQDjCgAhBxwAANwLACDmBgAA2wsAMOcGAABHABDoBgAA2wsAMPgGAgDxCgAhlQcBAPAKACHJBwEA8AoAIQPkBwAAQwAg5QcAAEMAIOYHAABDACAG5gYAAN0LADDnBgAArwUAEOgGAADdCwAwhQdAAPQKACGVBwEA4woAIagHAAGACwAhBuYGAADeCwAw5wYAAJwFABDoBgAA3gsAMIUHQAD4CgAhlQcBAPAKACGoBwAB3wsAIQTsBgABAAAB7QYAAQAABO4GAAEAAATzBgABiAsAIQnmBgAA4AsAMOcGAACWBQAQ6AYAAOALADD4BgIA5AoAIYUHQAD0CgAhkwcCAOQKACHnBwEA4woAIegHAQDjCgAh6QdAAIILACEM5gYAAOELADDnBgAAgAUAEOgGAADhCwAw-AYCAOQKACGFB0AA9AoAIZMHAgDkCgAhlQcBAOMKACHpB0AAggsAIeoHAAGACwAh6wcAAYALACHsBwQAnwsAIe0HAACTCwAgBuYGAADiCwAw5wYAAOoEABDoBgAA4gsAMIsHAAGACwAhjQdAAIILACGTBwIA5AoAIQnmBgAA4wsAMOcGAADUBAAQ6AYAAOMLADCFB0AA9AoAIZMHAgDkCgAh7gcBAOMKACHvBwQAnwsAIfAHAgDkCgAh8QdAAIILACEKAwAApAsAIOYGAADkCwAw5wYAACkAEOgGAADkCwAwhQdAAPgKACGTBwIA8QoAIe4HAQDwCgAh7wcEAKMLACHwBwIA8QoAIfEHQACaCwAhB-YGAADlCwAw5wYAALwEABDoBgAA5QsAMOsGQAD0CgAhkwcCAIMLACHyBwEA4woAIfMHAADmCwAgDwoAAOsKACBaAADnCwAgWwAA5wsAIOwGgAAAAAHvBoAAAAAB8AaAAAAAAfEGgAAAAAHyBoAAAAAB8waAAAAAAfQHAQAAAAH1BwEAAAAB9gcBAAAAAfcHgAAAAAH4B4AAAAAB-QeAAAAAAQzsBoAAAAAB7waAAAAAAfAGgAAAAAHxBoAAAAAB8gaAAAAAAfMGgAAAAAH0BwEAAAAB9QcBAAAAAfYHAQAAAAH3B4AAAAAB-AeAAAAAAfkHgAAAAAEH5gYAAOgLADDnBgAAqQQAEOgGAADoCwAw6wZAAPgKACGTBwIAzwsAIfIHAQDwCgAh8wcAAOkLACAM7AaAAAAAAe8GgAAAAAHwBoAAAAAB8QaAAAAAAfIGgAAAAAHzBoAAAAAB9AcBAAAAAfUHAQAAAAH2BwEAAAAB9weAAAAAAfgHgAAAAAH5B4AAAAABCOYGAADqCwAw5wYAAKMEABDoBgAA6gsAMPgGAgDkCgAhhQdAAPQKACGmBwIA5AoAIacHAQDjCgAh-gcCAOQKACEO5gYAAOsLADDnBgAAjQQAEOgGAADrCwAw-AYCAOQKACGFB0AA9AoAIaYHAgDkCgAhpwcBAOMKACGpBwEA4woAIfsHAgDkCgAh_AcgAJULACH9ByAAlQsAIf4HAgDkCgAh_wdAAPQKACGACAIA5AoAIQnmBgAA7AsAMOcGAAD3AwAQ6AYAAOwLADD4BgIA5AoAIYUHQAD0CgAhqQcBAOMKACGqBwEA4woAIc8HQACCCwAhgQgCAOQKACEKFwAA7gsAIOYGAADtCwAw5wYAAOQDABDoBgAA7QsAMPgGAgDxCgAhhQdAAPgKACGpBwEA8AoAIaoHAQDwCgAhzwdAAJoLACGBCAIA8QoAIQPkBwAANwAg5QcAADcAIOYHAAA3ACAS5gYAAO8LADDnBgAA3gMAEOgGAADvCwAw-AYCAOQKACH6BkAAggsAIYIHQAD0CgAhhgdAAIILACGTBwIA5AoAIZ8HBACfCwAhowcBAIwLACGCCAEA4woAIYMIAgDkCgAhhAgCAOQKACGFCAIA5AoAIYYIBACfCwAhhwgCAOQKACGICAEAjAsAIYkIQACCCwAhEOYGAADwCwAw5wYAAMgDABDoBgAA8AsAMPcGQAD0CgAh-AYCAOQKACGmBwIAgwsAIakHAQCMCwAhgggBAOMKACGKCAEA4woAIYsIAgDkCgAhjAgCAIMLACGNCAEA4woAIY4IAQCMCwAhjwggAJULACGQCAIAgwsAIZEIAQCMCwAhEOYGAADxCwAw5wYAALUDABDoBgAA8QsAMPcGQAD4CgAh-AYCAPEKACGmBwIAzwsAIakHAQCZCwAhgggBAPAKACGKCAEA8AoAIYsIAgDxCgAhjAgCAM8LACGNCAEA8AoAIY4IAQCZCwAhjwggAJsLACGQCAIAzwsAIZEIAQCZCwAhAooIAQAAAAGLCAIAAAABDOYGAADzCwAw5wYAAK8DABDoBgAA8wsAMPcGQAD0CgAh-AYCAOQKACGUBwIAgwsAIakHAQCMCwAhxQcBAOMKACGKCAEA4woAIYsIAgDkCgAhkwgCAOQKACGUCAIA5AoAIRDmBgAA9AsAMOcGAACXAwAQ6AYAAPQLADD4BgIA5AoAIYUHQAD0CgAhpgcCAIMLACGuBwAA9QuYCCKKCAEA4woAIYsIAgDkCgAhkQgBAOMKACGVCAIA5AoAIZYIAQCMCwAhmAgCAIMLACGZCAEAjAsAIZoIQACCCwAhmwhAAIILACEHCgAA6woAIFoAAPcLACBbAAD3CwAg7AYAAACYCALtBgAAAJgICO4GAAAAmAgI8wYAAPYLmAgiBwoAAOsKACBaAAD3CwAgWwAA9wsAIOwGAAAAmAgC7QYAAACYCAjuBgAAAJgICPMGAAD2C5gIIgTsBgAAAJgIAu0GAAAAmAgI7gYAAACYCAjzBgAA9wuYCCIM5gYAAPgLADDnBgAA_QIAEOgGAAD4CwAw9wZAAPQKACH4BgIA5AoAIYoIAQDjCgAhiwgCAIMLACGQCAIAgwsAIZEIAQCMCwAhnAgBAOMKACGdCAEAjAsAIZ4IAADmCwAgDOYGAAD5CwAw5wYAAOoCABDoBgAA-QsAMPcGQAD4CgAh-AYCAPEKACGKCAEA8AoAIYsIAgDPCwAhkAgCAM8LACGRCAEAmQsAIZwIAQDwCgAhnQgBAJkLACGeCAAA6QsAIArmBgAA-gsAMOcGAADkAgAQ6AYAAPoLADDpBgEA4woAIYUHQAD0CgAhkwcCAOQKACGuBwIA5AoAIcUHAQDjCgAhnwgBAOMKACGgCAABgAsAIQrmBgAA-wsAMOcGAADOAgAQ6AYAAPsLADCFB0AA9AoAIYYHQAD0CgAhiwcAAYALACGNB0AAggsAIZMHAgDkCgAhoQgBAOMKACGiCAEA4woAIQrmBgAA_AsAMOcGAAC4AgAQ6AYAAPwLADD4BgIA5AoAIYUHQAD0CgAhhgdAAPQKACGLBwABgAsAIaMIAgDkCgAhpAgCAOQKACGlCAIA5AoAIQ1LAADmCwAg5gYAAP0LADDnBgAAogIAEOgGAAD9CwAw-AYCAOQKACGFB0AA9AoAIZMHAgCDCwAhgwgCAOQKACGICAEAjAsAIaYIAQDjCgAhpwgBAOMKACGoCEAA9AoAIakIQACCCwAhD-YGAAD-CwAw5wYAAIoCABDoBgAA_gsAMPgGAgDkCgAh_wYCAIMLACGABwAAgQsAIIUHQAD0CgAhhgdAAIILACGLBwABgAsAIZMHAgDkCgAhlQcBAOMKACHpB0AAggsAIaoIAQDjCgAhqwhAAIILACGsCAIAgwsAIRvmBgAA_wsAMOcGAADwAQAQ6AYAAP8LADD4BgIA5AoAIYUHQAD0CgAhnQcBAIwLACHPB0AAggsAIaIIAQCMCwAhrQgBAOMKACGuCEAAggsAIa8IAQCMCwAhsQgAAIAMsQgisghAAIILACGzCEAAggsAIbQIAQCMCwAhtQhAAIILACG2CEAAggsAIbcIAQCMCwAhuAhAAIILACG5CAIA5AoAIboIIACVCwAhuwhAAIILACG8CCAAlQsAIb0IAQCMCwAhvggBAIwLACG_CAEAjAsAIcAIAQCMCwAhBwoAAOsKACBaAACCDAAgWwAAggwAIOwGAAAAsQgC7QYAAACxCAjuBgAAALEICPMGAACBDLEIIgcKAADrCgAgWgAAggwAIFsAAIIMACDsBgAAALEIAu0GAAAAsQgI7gYAAACxCAjzBgAAgQyxCCIE7AYAAACxCALtBgAAALEICO4GAAAAsQgI8wYAAIIMsQgiEwMAAKQLACDmBgAAgwwAMOcGAAC8AQAQ6AYAAIMMADD4BgIA8QoAIfoGQACaCwAhggdAAPgKACGGB0AAmgsAIZMHAgDxCgAhnwcEAKMLACGjBwEAmQsAIYIIAQDwCgAhgwgCAPEKACGECAIA8QoAIYUIAgDxCgAhhggEAKMLACGHCAIA8QoAIYgIAQCZCwAhiQhAAJoLACELQwAApAsAIOYGAACEDAAw5wYAALgBABDoBgAAhAwAMPgGAgDxCgAhhQdAAPgKACGGB0AA-AoAIYsHAAHfCwAhowgCAPEKACGkCAIA8QoAIaUIAgDxCgAhCwMAAKQLACDmBgAAhQwAMOcGAAC0AQAQ6AYAAIUMADCFB0AA-AoAIYYHQAD4CgAhiwcAAd8LACGNB0AAmgsAIZMHAgDxCgAhoQgBAPAKACGiCAEA8AoAIQ4DAACHDAAgSwAA6QsAIOYGAACGDAAw5wYAAK8BABDoBgAAhgwAMPgGAgDxCgAhhQdAAPgKACGTBwIAzwsAIYMIAgDxCgAhiAgBAJkLACGmCAEA8AoAIacIAQDwCgAhqAhAAPgKACGpCEAAmgsAITwQAACMDAAgEQAAjQwAIBIAAI4MACATAACPDAAgFAAAkAwAIBUAAJEMACAWAACSDAAgFwAA7gsAIBsAAJMMACAcAADcCwAgIQAAlQwAICMAAJQMACAlAACWDAAgKgAAlwwAICwAAJsMACAuAACYDAAgMAAAmgwAIDEAAJ0MACA1AACZDAAgNgAAnAwAIDcAAJ4MACA4AACfDAAgOwAAoAwAIDwAAKAMACA9AACgDAAgPwAAoQwAIEAAAKEMACBBAACiDAAgQgAAowwAIEQAAKQMACBFAAClDAAg5gYAAIoMADDnBgAApAEAEOgGAACKDAAw-AYCAPEKACGFB0AA-AoAIZ0HAQCZCwAhzwdAAJoLACGiCAEAmQsAIa0IAQDwCgAhrghAAJoLACGvCAEAmQsAIbEIAACLDLEIIrIIQACaCwAhswhAAJoLACG0CAEAmQsAIbUIQACaCwAhtghAAJoLACG3CAEAmQsAIbgIQACaCwAhuQgCAPEKACG6CCAAmwsAIbsIQACaCwAhvAggAJsLACG9CAEAmQsAIb4IAQCZCwAhvwgBAJkLACHACAEAmQsAIc0IAACkAQAgzggAAKQBACADiggBAAAAAYsIAgAAAAGTCAIAAAABDgQAAIcMACA-AACkCwAg5gYAAIkMADDnBgAAqQEAEOgGAACJDAAw9wZAAPgKACH4BgIA8QoAIZQHAgDPCwAhqQcBAJkLACHFBwEA8AoAIYoIAQDwCgAhiwgCAPEKACGTCAIA8QoAIZQIAgDxCgAhOhAAAIwMACARAACNDAAgEgAAjgwAIBMAAI8MACAUAACQDAAgFQAAkQwAIBYAAJIMACAXAADuCwAgGwAAkwwAIBwAANwLACAhAACVDAAgIwAAlAwAICUAAJYMACAqAACXDAAgLAAAmwwAIC4AAJgMACAwAACaDAAgMQAAnQwAIDUAAJkMACA2AACcDAAgNwAAngwAIDgAAJ8MACA7AACgDAAgPAAAoAwAID0AAKAMACA_AAChDAAgQAAAoQwAIEEAAKIMACBCAACjDAAgRAAApAwAIEUAAKUMACDmBgAAigwAMOcGAACkAQAQ6AYAAIoMADD4BgIA8QoAIYUHQAD4CgAhnQcBAJkLACHPB0AAmgsAIaIIAQCZCwAhrQgBAPAKACGuCEAAmgsAIa8IAQCZCwAhsQgAAIsMsQgisghAAJoLACGzCEAAmgsAIbQIAQCZCwAhtQhAAJoLACG2CEAAmgsAIbcIAQCZCwAhuAhAAJoLACG5CAIA8QoAIboIIACbCwAhuwhAAJoLACG8CCAAmwsAIb0IAQCZCwAhvggBAJkLACG_CAEAmQsAIcAIAQCZCwAhBOwGAAAAsQgC7QYAAACxCAjuBgAAALEICPMGAACCDLEIIgPkBwAAAwAg5QcAAAMAIOYHAAADACAD5AcAAAcAIOUHAAAHACDmBwAABwAgA-QHAAAJACDlBwAACQAg5gcAAAkAIAwDAACkCwAg5gYAAOQLADDnBgAAKQAQ6AYAAOQLADCFB0AA-AoAIZMHAgDxCgAh7gcBAPAKACHvBwQAowsAIfAHAgDxCgAh8QdAAJoLACHNCAAAKQAgzggAACkAIAPkBwAAKwAg5QcAACsAIOYHAAArACAD5AcAAC8AIOUHAAAvACDmBwAALwAgA-QHAAAzACDlBwAAMwAg5gcAADMAIAPkBwAAPQAg5QcAAD0AIOYHAAA9ACAD5AcAAEsAIOUHAABLACDmBwAASwAgA-QHAABOACDlBwAATgAg5gcAAE4AIAPkBwAAWwAg5QcAAFsAIOYHAABbACAD5AcAAF8AIOUHAABfACDmBwAAXwAgA-QHAAB6ACDlBwAAegAg5gcAAHoAIAPkBwAAfgAg5QcAAH4AIOYHAAB-ACAD5AcAAIIBACDlBwAAggEAIOYHAACCAQAgA-QHAABzACDlBwAAcwAg5gcAAHMAIAPkBwAAlgEAIOUHAACWAQAg5gcAAJYBACAD5AcAAIYBACDlBwAAhgEAIOYHAACGAQAgA-QHAACOAQAg5QcAAI4BACDmBwAAjgEAIAkEAACkCwAgNwIA8QoAIeYGAACiCwAw5wYAAJ4BABDoBgAAogsAMJQHAgDxCgAhnwcEAKMLACHNCAAAngEAIM4IAACeAQAgA-QHAACgAQAg5QcAAKABACDmBwAAoAEAIAPkBwAAqQEAIOUHAACpAQAg5gcAAKkBACAD5AcAAK8BACDlBwAArwEAIOYHAACvAQAgA-QHAAC0AQAg5QcAALQBACDmBwAAtAEAIAPkBwAAuAEAIOUHAAC4AQAg5gcAALgBACAD5AcAALwBACDlBwAAvAEAIOYHAAC8AQAgExkAAIcMACA5AACkCwAgOgAAhwwAIOYGAACmDAAw5wYAAKABABDoBgAApgwAMPgGAgDxCgAhhQdAAPgKACGmBwIAzwsAIa4HAACnDJgIIooIAQDwCgAhiwgCAPEKACGRCAEA8AoAIZUIAgDxCgAhlggBAJkLACGYCAIAzwsAIZkIAQCZCwAhmghAAJoLACGbCEAAmgsAIQTsBgAAAJgIAu0GAAAAmAgI7gYAAACYCAjzBgAA9wuYCCIPBAAApAsAIDMAAKkMACDmBgAAqAwAMOcGAACOAQAQ6AYAAKgMADD4BgIA8QoAIYUHQAD4CgAhlAcCAPEKACGVBwEA8AoAIaAHAQDwCgAhoQcEAKMLACGiBwEA8AoAIaMHAQDwCgAhpAdAAPgKACGlBwEA8AoAIQ8vAACdCwAgNAAAnAsAIOYGAACYCwAw5wYAAIwBABDoBgAAmAsAMPgGAgDxCgAhhQdAAPgKACGGB0AAmgsAIZoHAQDwCgAhmwcCAM8LACGcBwIAzwsAIZ0HAQCZCwAhngcgAJsLACHNCAAAjAEAIM4IAACMAQAgChkAAKQLACDmBgAAqgwAMOcGAACWAQAQ6AYAAKoMADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGpBwEA8AoAIcUHAQDwCgAhyAdAAJoLACECkwcCAAAAAZwHAgAAAAEJAwAApAsAIC8AAKgLACDmBgAArAwAMOcGAACGAQAQ6AYAAKwMADCFB0AA-AoAIZMHAgDxCgAhnAcCAPEKACGoBwIA8QoAIQoZAACkCwAgLwAAqAsAIOYGAACtDAAw5wYAAIIBABDoBgAArQwAMPgGAgDxCgAhhQdAAPgKACGcBwIA8QoAIaYHAgDxCgAhpwcBAPAKACEZGQAApAsAIDAAAJoMACAxAACdDAAgMgAAsgwAIDMAAKkMACDmBgAArgwAMOcGAAB-ABDoBgAArgwAMPgGAgDxCgAhhQdAAPgKACGgBwEA8AoAIaEHBACjCwAhowcBAPAKACGmBwIA8QoAIakHAQDwCgAhqgcBAPAKACGsBwAArwysByKuBwAAsAyuByKvBwgAsQwAIbAHAgDPCwAhsQcCAM8LACGyBwEAmQsAIbMHAgDxCgAhtAcCAPEKACG1BwIA8QoAIQTsBgAAAKwHAu0GAAAArAcI7gYAAACsBwjzBgAAswusByIE7AYAAACuBwLtBgAAAK4HCO4GAAAArgcI8wYAALELrgciCOwGCAAAAAHtBggAAAAF7gYIAAAABe8GCAAAAAHwBggAAAAB8QYIAAAAAfIGCAAAAAHzBggA6AoAIQgvAACoCwAgMgIA8QoAIeYGAACnCwAw5wYAAIoBABDoBgAApwsAMJwHAgDxCgAhzQgAAIoBACDOCAAAigEAIA8nAACkCwAgKAAAtgwAICoAALcMACDmBgAAswwAMOcGAAB6ABDoBgAAswwAMPgGAgDxCgAhhQdAAPgKACGuBwAAtQzAByK9BwAAtAy9ByK-BwIA8QoAIcAHQACaCwAhwQcBAJkLACHCBwIAzwsAIcMHAQCZCwAhBOwGAAAAvQcC7QYAAAC9BwjuBgAAAL0HCPMGAAC_C70HIgTsBgAAAMAHAu0GAAAAwAcI7gYAAADABwjzBgAAvQvAByID5AcAAGgAIOUHAABoACDmBwAAaAAgA-QHAABtACDlBwAAbQAg5gcAAG0AIAKmBwIAAAABuAcCAAAAAQ4ZAACkCwAgKwAAugwAIOYGAAC5DAAw5wYAAHMAEOgGAAC5DAAw-AYCAPEKACGFB0AA-AoAIaYHAgDxCgAhqQcBAJkLACG4BwIA8QoAIcQHAgDxCgAhxQcBAPAKACHGBwEAmQsAIccHQACaCwAhHh0BAPAKACEmAADEDAAgKAAAtgwAICwAAJsMACDmBgAAwQwAMOcGAABjABDoBgAAwQwAMPgGAgDxCgAhhQdAAPgKACGUBwIAzwsAIakHAQDwCgAhqgcBAPAKACGuBwAAwwzOByK2BwIAzwsAIbkHEADADAAhxAcQAMAMACHJBwEAmQsAIcoHAQCZCwAhywcQAMIMACHMBwIA8QoAIc4HAQCZCwAhzwdAAJoLACHQBwIA8QoAIdEHIACbCwAh0gcBAPAKACHTBwEA8AoAIdQHAgDxCgAh1QcCAPEKACHNCAAAYwAgzggAAGMAIAK2BwIAAAABtwcCAAAAAQYpAAC9DAAg5gYAALwMADDnBgAAbQAQ6AYAALwMADC2BwIA8QoAIbcHAgDxCgAhEScAAKQLACAoAAC2DAAgKgAAtwwAIOYGAACzDAAw5wYAAHoAEOgGAACzDAAw-AYCAPEKACGFB0AA-AoAIa4HAAC1DMAHIr0HAAC0DL0HIr4HAgDxCgAhwAdAAJoLACHBBwEAmQsAIcIHAgDPCwAhwwcBAJkLACHNCAAAegAgzggAAHoAIAK3BwIAAAABuAcCAAAAAQwpAAC9DAAgKwAAugwAIOYGAAC_DAAw5wYAAGgAEOgGAAC_DAAwqQcBAPAKACG2BwIAzwsAIbcHAgDxCgAhuAcCAPEKACG5BxAAwAwAIboHAgDxCgAhuwcBAJkLACEI7AYQAAAAAe0GEAAAAATuBhAAAAAE7wYQAAAAAfAGEAAAAAHxBhAAAAAB8gYQAAAAAfMGEAC4CwAhHB0BAPAKACEmAADEDAAgKAAAtgwAICwAAJsMACDmBgAAwQwAMOcGAABjABDoBgAAwQwAMPgGAgDxCgAhhQdAAPgKACGUBwIAzwsAIakHAQDwCgAhqgcBAPAKACGuBwAAwwzOByK2BwIAzwsAIbkHEADADAAhxAcQAMAMACHJBwEAmQsAIcoHAQCZCwAhywcQAMIMACHMBwIA8QoAIc4HAQCZCwAhzwdAAJoLACHQBwIA8QoAIdEHIACbCwAh0gcBAPAKACHTBwEA8AoAIdQHAgDxCgAh1QcCAPEKACEI7AYQAAAAAe0GEAAAAAXuBhAAAAAF7wYQAAAAAfAGEAAAAAHxBhAAAAAB8gYQAAAAAfMGEADICwAhBOwGAAAAzgcC7QYAAADOBwjuBgAAAM4HCPMGAADGC84HIhEEAACkCwAgLQAAxwwAIOYGAADFDAAw5wYAAF8AEOgGAADFDAAw-AYCAPEKACGFB0AA-AoAIZQHAgDxCgAhlQcBAPAKACGqBwEA8AoAIa4HAADGDNcHIskHAQDwCgAh1AcCAPEKACHVBwIA8QoAIdcHIACbCwAhzQgAAF8AIM4IAABfACAPBAAApAsAIC0AAMcMACDmBgAAxQwAMOcGAABfABDoBgAAxQwAMPgGAgDxCgAhhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhqgcBAPAKACGuBwAAxgzXByLJBwEA8AoAIdQHAgDxCgAh1QcCAPEKACHXByAAmwsAIQTsBgAAANcHAu0GAAAA1wcI7gYAAADXBwjzBgAAzAvXByID5AcAAGMAIOUHAABjACDmBwAAYwAgA-kGAQAAAAGTBwIAAAABnwgBAAAAAQsDAACkCwAg5gYAAMkMADDnBgAAWwAQ6AYAAMkMADDpBgEA8AoAIYUHQAD4CgAhkwcCAPEKACGuBwIA8QoAIcUHAQDwCgAhnwgBAPAKACGgCAAB3wsAIQL4BgIAAAAB3QcCAAAAAQ0ZAACkCwAgHgAA0wsAIB8AAMwMACAhAACVDAAg5gYAAMsMADDnBgAASwAQ6AYAAMsMADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACHFBwEA8AoAId0HAgDxCgAh3wcCAPEKACETGQAApAsAIB0AANMMACAiAADUDAAgIwAAlAwAICQAANUMACDmBgAA0QwAMOcGAABDABDoBgAA0QwAMPgGAgDxCgAhhQdAAPgKACGmBwIA8QoAIakHAQDwCgAhrgcAANIM4gcixQcBAPAKACHgBwIAzwsAIeIHAgDPCwAh4wcCAPEKACHNCAAAQwAgzggAAEMAIAKTBwIAAAAB3gcCAAAAAQkDAACkCwAgIAAAzwwAIOYGAADODAAw5wYAAE4AEOgGAADODAAwhQdAAPgKACGTBwIA8QoAIagHAgDxCgAh3gcCAPEKACEPGQAApAsAIB4AANMLACAfAADMDAAgIQAAlQwAIOYGAADLDAAw5wYAAEsAEOgGAADLDAAw-AYCAPEKACGFB0AA-AoAIaYHAgDxCgAhxQcBAPAKACHdBwIA8QoAId8HAgDxCgAhzQgAAEsAIM4IAABLACAC-AYCAAAAAeIHAgAAAAERGQAApAsAIB0AANMMACAiAADUDAAgIwAAlAwAICQAANUMACDmBgAA0QwAMOcGAABDABDoBgAA0QwAMPgGAgDxCgAhhQdAAPgKACGmBwIA8QoAIakHAQDwCgAhrgcAANIM4gcixQcBAPAKACHgBwIAzwsAIeIHAgDPCwAh4wcCAPEKACEE7AYAAADiBwLtBgAAAOIHCO4GAAAA4gcI8wYAANkL4gciCRwAANwLACDmBgAA2wsAMOcGAABHABDoBgAA2wsAMPgGAgDxCgAhlQcBAPAKACHJBwEA8AoAIc0IAABHACDOCAAARwAgDxkAAKQLACAeAADTCwAgHwAAzAwAICEAAJUMACDmBgAAywwAMOcGAABLABDoBgAAywwAMPgGAgDxCgAhhQdAAPgKACGmBwIA8QoAIcUHAQDwCgAh3QcCAPEKACHfBwIA8QoAIc0IAABLACDOCAAASwAgBx4AANMLACDmBgAA0gsAMOcGAABWABDoBgAA0gsAMN0HAgDxCgAhzQgAAFYAIM4IAABWACAKGQAApAsAIBoAANcMACDmBgAA1gwAMOcGAAA9ABDoBgAA1gwAMPgGAgDxCgAhhQdAAPgKACGmBwIA8QoAIacHAQDwCgAh-gcCAPEKACETGAAA2QwAIBkAAKQLACAbAACTDAAg5gYAANgMADDnBgAANwAQ6AYAANgMADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGnBwEA8AoAIakHAQDwCgAh-wcCAPEKACH8ByAAmwsAIf0HIACbCwAh_gcCAPEKACH_B0AA-AoAIYAIAgDxCgAhzQgAADcAIM4IAAA3ACARGAAA2QwAIBkAAKQLACAbAACTDAAg5gYAANgMADDnBgAANwAQ6AYAANgMADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGnBwEA8AoAIakHAQDwCgAh-wcCAPEKACH8ByAAmwsAIf0HIACbCwAh_gcCAPEKACH_B0AA-AoAIYAIAgDxCgAhDBcAAO4LACDmBgAA7QsAMOcGAADkAwAQ6AYAAO0LADD4BgIA8QoAIYUHQAD4CgAhqQcBAPAKACGqBwEA8AoAIc8HQACaCwAhgQgCAPEKACHNCAAA5AMAIM4IAADkAwAgAucHAQAAAAHoBwEAAAABCgMAAKQLACDmBgAA2wwAMOcGAAAzABDoBgAA2wwAMPgGAgDxCgAhhQdAAPgKACGTBwIA8QoAIecHAQDwCgAh6AcBAPAKACHpB0AAmgsAIQ0DAACkCwAg5gYAANwMADDnBgAALwAQ6AYAANwMADD4BgIA8QoAIYUHQAD4CgAhkwcCAPEKACGVBwEA8AoAIekHQACaCwAh6gcAAd8LACHrBwAB3wsAIewHBACjCwAh7QcAAJMLACACiwcAAQAAAZMHAgAAAAEHAwAApAsAIOYGAADeDAAw5wYAACsAEOgGAADeDAAwiwcAAd8LACGNB0AAmgsAIZMHAgDxCgAhDwQAAKQLACAMAADhDAAgDQAAjgwAIA4AAIwMACDmBgAA3wwAMOcGAAAHABDoBgAA3wwAMPgGAgDxCgAhhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhlgcBAPAKACGXBwAB4AwAIZgHAACTCwAgmQcAAJMLACAE7AYAAQAAAe0GAAEAAAXuBgABAAAF8wYAAZALACED5AcAABgAIOUHAAAYACDmBwAAGAAgDwUAAOMMACAGAADkDAAg5gYAAOIMADDnBgAAGAAQ6AYAAOIMADD9BgAB3wsAIf4GAAHfCwAh_wYCAPEKACGABwAAgQsAIIEHAgDxCgAhggdAAJoLACGDBwIAzwsAIYQHQACaCwAhhQdAAPgKACGGB0AA-AoAIREEAACkCwAgDAAA4QwAIA0AAI4MACAOAACMDAAg5gYAAN8MADDnBgAABwAQ6AYAAN8MADD4BgIA8QoAIYUHQAD4CgAhlAcCAPEKACGVBwEA8AoAIZYHAQDwCgAhlwcAAeAMACGYBwAAkwsAIJkHAACTCwAgzQgAAAcAIM4IAAAHACAOAwAApAsAIAUAAOMMACALAADsDAAgDAAA4QwAIOYGAADrDAAw5wYAAAkAEOgGAADrDAAw-AYCAPEKACH_BgIA8QoAIYAHAACBCwAghQdAAPgKACGTBwIA8QoAIc0IAAAJACDOCAAACQAgCAcAAOYMACDmBgAA5QwAMOcGAAARABDoBgAA5QwAMIUHQAD4CgAhiwcAAd8LACGMBwIA8QoAIY0HQACaCwAhEgYAAOgMACAIAADpDAAgCQAAjAwAIOYGAADnDAAw5wYAAA0AEOgGAADnDAAw-AYCAPEKACGABwAAgQsAIIMHAgDxCgAhhQdAAPgKACGGB0AA-AoAIY4HAAHgDAAhjwcBAJkLACGQBwEAmQsAIZEHQACaCwAhkgdAAJoLACHNCAAADQAgzggAAA0AIBAGAADoDAAgCAAA6QwAIAkAAIwMACDmBgAA5wwAMOcGAAANABDoBgAA5wwAMPgGAgDxCgAhgAcAAIELACCDBwIA8QoAIYUHQAD4CgAhhgdAAPgKACGOBwAB4AwAIY8HAQCZCwAhkAcBAJkLACGRB0AAmgsAIZIHQACaCwAhDgMAAKQLACAFAADjDAAgCwAA7AwAIAwAAOEMACDmBgAA6wwAMOcGAAAJABDoBgAA6wwAMPgGAgDxCgAh_wYCAPEKACGABwAAgQsAIIUHQAD4CgAhkwcCAPEKACHNCAAACQAgzggAAAkAIAPkBwAAEQAg5QcAABEAIOYHAAARACAC_wYCAAAAAZMHAgAAAAEMAwAApAsAIAUAAOMMACALAADsDAAgDAAA4QwAIOYGAADrDAAw5wYAAAkAEOgGAADrDAAw-AYCAPEKACH_BgIA8QoAIYAHAACBCwAghQdAAPgKACGTBwIA8QoAIQPkBwAADQAg5QcAAA0AIOYHAAANACASAwAApAsAIAUAAO4MACAPAADvDAAg5gYAAO0MADDnBgAAAwAQ6AYAAO0MADD4BgIA8QoAIf8GAgDPCwAhgAcAAIELACCFB0AA-AoAIYYHQACaCwAhiwcAAd8LACGTBwIA8QoAIZUHAQDwCgAh6QdAAJoLACGqCAEA8AoAIasIQACaCwAhrAgCAM8LACERBAAApAsAIAwAAOEMACANAACODAAgDgAAjAwAIOYGAADfDAAw5wYAAAcAEOgGAADfDAAw-AYCAPEKACGFB0AA-AoAIZQHAgDxCgAhlQcBAPAKACGWBwEA8AoAIZcHAAHgDAAhmAcAAJMLACCZBwAAkwsAIM0IAAAHACDOCAAABwAgEgYAAOgMACAIAADpDAAgCQAAjAwAIOYGAADnDAAw5wYAAA0AEOgGAADnDAAw-AYCAPEKACGABwAAgQsAIIMHAgDxCgAhhQdAAPgKACGGB0AA-AoAIY4HAAHgDAAhjwcBAJkLACGQBwEAmQsAIZEHQACaCwAhkgdAAJoLACHNCAAADQAgzggAAA0AIAAAAAAAAAHSCAEAAAABBdIIAgAAAAHZCAIAAAAB2ggCAAAAAdsIAgAAAAHcCAIAAAABBdIIBAAAAAHZCAQAAAAB2ggEAAAAAdsIBAAAAAHcCAQAAAABAAAAAdIIQAAAAAEAAAAAAAAAAAAAAAAAAAHSCAABAAABAtIIAAAAiAcI2AgAAACIBwIB0ghAAAAAAQXSCAIAAAAB2QgCAAAAAdoIAgAAAAHbCAIAAAAB3AgCAAAAAQVSAAD_FwAgUwAAhRgAIM8IAACAGAAg0AgAAIQYACDVCAAAJgAgB1IAAP0XACBTAACCGAAgzwgAAP4XACDQCAAAgRgAINMIAAAJACDUCAAACQAg1QgAAAsAIAHSCAAAAIgHCANSAAD_FwAgzwgAAIAYACDVCAAAJgAgA1IAAP0XACDPCAAA_hcAINUIAAALACAAAAAAAAVSAAD4FwAgUwAA-xcAIM8IAAD5FwAg0AgAAPoXACDVCAAADwAgA1IAAPgXACDPCAAA-RcAINUIAAAPACAAAAAAAALSCAAAAIgHCNgIAAAAiAcCAdIIAAEAAAEB0ggBAAAAAQVSAADnFwAgUwAA9hcAIM8IAADoFwAg0AgAAPUXACDVCAAACwAgC1IAALgNADBTAAC9DQAwzwgAALkNADDQCAAAug0AMNEIAAC7DQAg0ggAALwNADDTCAAAvA0AMNQIAAC8DQAw1QgAALwNADDWCAAAvg0AMNcIAAC_DQAwC1IAAKYNADBTAACrDQAwzwgAAKcNADDQCAAAqA0AMNEIAACpDQAg0ggAAKoNADDTCAAAqg0AMNQIAACqDQAw1QgAAKoNADDWCAAArA0AMNcIAACtDQAwDQMAALYNACAFAAC3DQAg-AYCAAAAAf8GAgAAAAGABwAAtQ0AIIUHQAAAAAGGB0AAAAABiwcAAQAAAZMHAgAAAAGVBwEAAAAB6QdAAAAAAaoIAQAAAAGrCEAAAAABAgAAAAUAIFIAALQNACADAAAABQAgUgAAtA0AIFMAALENACABSwAA9BcAMBIDAACkCwAgBQAA7gwAIA8AAO8MACDmBgAA7QwAMOcGAAADABDoBgAA7QwAMPgGAgAAAAH_BgIAzwsAIYAHAACBCwAghQdAAPgKACGGB0AAmgsAIYsHAAEAAAGTBwIA8QoAIZUHAQDwCgAh6QdAAJoLACGqCAEA8AoAIasIQACaCwAhrAgCAM8LACECAAAABQAgSwAAsQ0AIAIAAACuDQAgSwAArw0AIA_mBgAArQ0AMOcGAACuDQAQ6AYAAK0NADD4BgIA8QoAIf8GAgDPCwAhgAcAAIELACCFB0AA-AoAIYYHQACaCwAhiwcAAd8LACGTBwIA8QoAIZUHAQDwCgAh6QdAAJoLACGqCAEA8AoAIasIQACaCwAhrAgCAM8LACEP5gYAAK0NADDnBgAArg0AEOgGAACtDQAw-AYCAPEKACH_BgIAzwsAIYAHAACBCwAghQdAAPgKACGGB0AAmgsAIYsHAAHfCwAhkwcCAPEKACGVBwEA8AoAIekHQACaCwAhqggBAPAKACGrCEAAmgsAIawIAgDPCwAhC_gGAgD3DAAh_wYCAI4NACGABwAAsA0AIIUHQAD8DAAhhgdAAI0NACGLBwABiw0AIZMHAgD3DAAhlQcBAPYMACHpB0AAjQ0AIaoIAQD2DAAhqwhAAI0NACEC0ggAAACIBwjYCAAAAIgHAg0DAACyDQAgBQAAsw0AIPgGAgD3DAAh_wYCAI4NACGABwAAsA0AIIUHQAD8DAAhhgdAAI0NACGLBwABiw0AIZMHAgD3DAAhlQcBAPYMACHpB0AAjQ0AIaoIAQD2DAAhqwhAAI0NACEFUgAA7BcAIFMAAPIXACDPCAAA7RcAINAIAADxFwAg1QgAAAEAIAdSAADqFwAgUwAA7xcAIM8IAADrFwAg0AgAAO4XACDTCAAABwAg1AgAAAcAINUIAAAmACANAwAAtg0AIAUAALcNACD4BgIAAAAB_wYCAAAAAYAHAAC1DQAghQdAAAAAAYYHQAAAAAGLBwABAAABkwcCAAAAAZUHAQAAAAHpB0AAAAABqggBAAAAAasIQAAAAAEB0ggAAACIBwgDUgAA7BcAIM8IAADtFwAg1QgAAAEAIANSAADqFwAgzwgAAOsXACDVCAAAJgAgA4UHQAAAAAGLBwABAAABjQdAAAAAAQIAAAATACBSAADDDQAgAwAAABMAIFIAAMMNACBTAADCDQAgAUsAAOkXADAIBwAA5gwAIOYGAADlDAAw5wYAABEAEOgGAADlDAAwhQdAAPgKACGLBwABAAABjAcCAPEKACGNB0AAmgsAIQIAAAATACBLAADCDQAgAgAAAMANACBLAADBDQAgB-YGAAC_DQAw5wYAAMANABDoBgAAvw0AMIUHQAD4CgAhiwcAAd8LACGMBwIA8QoAIY0HQACaCwAhB-YGAAC_DQAw5wYAAMANABDoBgAAvw0AMIUHQAD4CgAhiwcAAd8LACGMBwIA8QoAIY0HQACaCwAhA4UHQAD8DAAhiwcAAYsNACGNB0AAjQ0AIQOFB0AA_AwAIYsHAAGLDQAhjQdAAI0NACEDhQdAAAAAAYsHAAEAAAGNB0AAAAABAdIIAAAAiAcIA1IAAOcXACDPCAAA6BcAINUIAAALACAEUgAAuA0AMM8IAAC5DQAw0QgAALsNACDVCAAAvA0AMARSAACmDQAwzwgAAKcNADDRCAAAqQ0AINUIAACqDQAwAAAAAAAC0ggAAACIBwjYCAAAAIgHAgVSAADdFwAgUwAA5RcAIM8IAADeFwAg0AgAAOQXACDVCAAAAQAgBVIAANsXACBTAADiFwAgzwgAANwXACDQCAAA4RcAINUIAAAmACALUgAA3g0AMFMAAOMNADDPCAAA3w0AMNAIAADgDQAw0QgAAOENACDSCAAA4g0AMNMIAADiDQAw1AgAAOINADDVCAAA4g0AMNYIAADkDQAw1wgAAOUNADALUgAA0g0AMFMAANcNADDPCAAA0w0AMNAIAADUDQAw0QgAANUNACDSCAAA1g0AMNMIAADWDQAw1AgAANYNADDVCAAA1g0AMNYIAADYDQAw1wgAANkNADAKBQAAkg0AIP0GAAEAAAH-BgABAAAB_wYCAAAAAYAHAACRDQAggQcCAAAAAYIHQAAAAAGEB0AAAAABhQdAAAAAAYYHQAAAAAECAAAAGgAgUgAA3Q0AIAMAAAAaACBSAADdDQAgUwAA3A0AIAFLAADgFwAwDwUAAOMMACAGAADkDAAg5gYAAOIMADDnBgAAGAAQ6AYAAOIMADD9BgABAAAB_gYAAQAAAf8GAgDxCgAhgAcAAIELACCBBwIA8QoAIYIHQACaCwAhgwcCAM8LACGEB0AAmgsAIYUHQAD4CgAhhgdAAPgKACECAAAAGgAgSwAA3A0AIAIAAADaDQAgSwAA2w0AIA3mBgAA2Q0AMOcGAADaDQAQ6AYAANkNADD9BgAB3wsAIf4GAAHfCwAh_wYCAPEKACGABwAAgQsAIIEHAgDxCgAhggdAAJoLACGDBwIAzwsAIYQHQACaCwAhhQdAAPgKACGGB0AA-AoAIQ3mBgAA2Q0AMOcGAADaDQAQ6AYAANkNADD9BgAB3wsAIf4GAAHfCwAh_wYCAPEKACGABwAAgQsAIIEHAgDxCgAhggdAAJoLACGDBwIAzwsAIYQHQACaCwAhhQdAAPgKACGGB0AA-AoAIQn9BgABiw0AIf4GAAGLDQAh_wYCAPcMACGABwAAjA0AIIEHAgD3DAAhggdAAI0NACGEB0AAjQ0AIYUHQAD8DAAhhgdAAPwMACEKBQAAjw0AIP0GAAGLDQAh_gYAAYsNACH_BgIA9wwAIYAHAACMDQAggQcCAPcMACGCB0AAjQ0AIYQHQACNDQAhhQdAAPwMACGGB0AA_AwAIQoFAACSDQAg_QYAAQAAAf4GAAEAAAH_BgIAAAABgAcAAJENACCBBwIAAAABggdAAAAAAYQHQAAAAAGFB0AAAAABhgdAAAAAAQsIAADGDQAgCQAAxw0AIPgGAgAAAAGABwAAxA0AIIUHQAAAAAGGB0AAAAABjgcAAQAAAY8HAQAAAAGQBwEAAAABkQdAAAAAAZIHQAAAAAECAAAADwAgUgAA6Q0AIAMAAAAPACBSAADpDQAgUwAA6A0AIAFLAADfFwAwEAYAAOgMACAIAADpDAAgCQAAjAwAIOYGAADnDAAw5wYAAA0AEOgGAADnDAAw-AYCAAAAAYAHAACBCwAggwcCAPEKACGFB0AA-AoAIYYHQAD4CgAhjgcAAQAAAY8HAQCZCwAhkAcBAJkLACGRB0AAmgsAIZIHQACaCwAhAgAAAA8AIEsAAOgNACACAAAA5g0AIEsAAOcNACAN5gYAAOUNADDnBgAA5g0AEOgGAADlDQAw-AYCAPEKACGABwAAgQsAIIMHAgDxCgAhhQdAAPgKACGGB0AA-AoAIY4HAAHgDAAhjwcBAJkLACGQBwEAmQsAIZEHQACaCwAhkgdAAJoLACEN5gYAAOUNADDnBgAA5g0AEOgGAADlDQAw-AYCAPEKACGABwAAgQsAIIMHAgDxCgAhhQdAAPgKACGGB0AA-AoAIY4HAAHgDAAhjwcBAJkLACGQBwEAmQsAIZEHQACaCwAhkgdAAJoLACEJ-AYCAPcMACGABwAAoA0AIIUHQAD8DAAhhgdAAPwMACGOBwABoQ0AIY8HAQCiDQAhkAcBAKINACGRB0AAjQ0AIZIHQACNDQAhCwgAAKQNACAJAAClDQAg-AYCAPcMACGABwAAoA0AIIUHQAD8DAAhhgdAAPwMACGOBwABoQ0AIY8HAQCiDQAhkAcBAKINACGRB0AAjQ0AIZIHQACNDQAhCwgAAMYNACAJAADHDQAg-AYCAAAAAYAHAADEDQAghQdAAAAAAYYHQAAAAAGOBwABAAABjwcBAAAAAZAHAQAAAAGRB0AAAAABkgdAAAAAAQHSCAAAAIgHCANSAADdFwAgzwgAAN4XACDVCAAAAQAgA1IAANsXACDPCAAA3BcAINUIAAAmACAEUgAA3g0AMM8IAADfDQAw0QgAAOENACDVCAAA4g0AMARSAADSDQAwzwgAANMNADDRCAAA1Q0AINUIAADWDQAwAAAAAAAC0ggBAAAABNgIAQAAAAUC0ggBAAAABNgIAQAAAAUFUgAAzhcAIFMAANkXACDPCAAAzxcAINAIAADYFwAg1QgAAAEAIAtSAACODgAwUwAAkw4AMM8IAACPDgAw0AgAAJAOADDRCAAAkQ4AINIIAACSDgAw0wgAAJIOADDUCAAAkg4AMNUIAACSDgAw1ggAAJQOADDXCAAAlQ4AMAtSAACFDgAwUwAAiQ4AMM8IAACGDgAw0AgAAIcOADDRCAAAiA4AINIIAADWDQAw0wgAANYNADDUCAAA1g0AMNUIAADWDQAw1ggAAIoOADDXCAAA2Q0AMAtSAAD6DQAwUwAA_g0AMM8IAAD7DQAw0AgAAPwNADDRCAAA_Q0AINIIAACqDQAw0wgAAKoNADDUCAAAqg0AMNUIAACqDQAw1ggAAP8NADDXCAAArQ0AMA0DAAC2DQAgDwAAhA4AIPgGAgAAAAGABwAAtQ0AIIUHQAAAAAGGB0AAAAABiwcAAQAAAZMHAgAAAAGVBwEAAAAB6QdAAAAAAaoIAQAAAAGrCEAAAAABrAgCAAAAAQIAAAAFACBSAACDDgAgAwAAAAUAIFIAAIMOACBTAACBDgAgAUsAANcXADACAAAABQAgSwAAgQ4AIAIAAACuDQAgSwAAgA4AIAv4BgIA9wwAIYAHAACwDQAghQdAAPwMACGGB0AAjQ0AIYsHAAGLDQAhkwcCAPcMACGVBwEA9gwAIekHQACNDQAhqggBAPYMACGrCEAAjQ0AIawIAgCODQAhDQMAALINACAPAACCDgAg-AYCAPcMACGABwAAsA0AIIUHQAD8DAAhhgdAAI0NACGLBwABiw0AIZMHAgD3DAAhlQcBAPYMACHpB0AAjQ0AIaoIAQD2DAAhqwhAAI0NACGsCAIAjg0AIQdSAADSFwAgUwAA1RcAIM8IAADTFwAg0AgAANQXACDTCAAADQAg1AgAAA0AINUIAAAPACANAwAAtg0AIA8AAIQOACD4BgIAAAABgAcAALUNACCFB0AAAAABhgdAAAAAAYsHAAEAAAGTBwIAAAABlQcBAAAAAekHQAAAAAGqCAEAAAABqwhAAAAAAawIAgAAAAEDUgAA0hcAIM8IAADTFwAg1QgAAA8AIAoGAACTDQAg_QYAAQAAAf4GAAEAAAGABwAAkQ0AIIEHAgAAAAGCB0AAAAABgwcCAAAAAYQHQAAAAAGFB0AAAAABhgdAAAAAAQIAAAAaACBSAACNDgAgAwAAABoAIFIAAI0OACBTAACMDgAgAUsAANEXADACAAAAGgAgSwAAjA4AIAIAAADaDQAgSwAAiw4AIAn9BgABiw0AIf4GAAGLDQAhgAcAAIwNACCBBwIA9wwAIYIHQACNDQAhgwcCAI4NACGEB0AAjQ0AIYUHQAD8DAAhhgdAAPwMACEKBgAAkA0AIP0GAAGLDQAh_gYAAYsNACGABwAAjA0AIIEHAgD3DAAhggdAAI0NACGDBwIAjg0AIYQHQACNDQAhhQdAAPwMACGGB0AA_AwAIQoGAACTDQAg_QYAAQAAAf4GAAEAAAGABwAAkQ0AIIEHAgAAAAGCB0AAAAABgwcCAAAAAYQHQAAAAAGFB0AAAAABhgdAAAAAAQcDAADrDQAgCwAA7Q0AIAwAAO4NACD4BgIAAAABgAcAAOoNACCFB0AAAAABkwcCAAAAAQIAAAALACBSAACZDgAgAwAAAAsAIFIAAJkOACBTAACYDgAgAUsAANAXADANAwAApAsAIAUAAOMMACALAADsDAAgDAAA4QwAIOYGAADrDAAw5wYAAAkAEOgGAADrDAAw-AYCAAAAAf8GAgDxCgAhgAcAAIELACCFB0AA-AoAIZMHAgDxCgAhzAgAAOoMACACAAAACwAgSwAAmA4AIAIAAACWDgAgSwAAlw4AIAjmBgAAlQ4AMOcGAACWDgAQ6AYAAJUOADD4BgIA8QoAIf8GAgDxCgAhgAcAAIELACCFB0AA-AoAIZMHAgDxCgAhCOYGAACVDgAw5wYAAJYOABDoBgAAlQ4AMPgGAgDxCgAh_wYCAPEKACGABwAAgQsAIIUHQAD4CgAhkwcCAPEKACEE-AYCAPcMACGABwAAzQ0AIIUHQAD8DAAhkwcCAPcMACEHAwAAzg0AIAsAANANACAMAADRDQAg-AYCAPcMACGABwAAzQ0AIIUHQAD8DAAhkwcCAPcMACEHAwAA6w0AIAsAAO0NACAMAADuDQAg-AYCAAAAAYAHAADqDQAghQdAAAAAAZMHAgAAAAEB0ggBAAAABAHSCAEAAAAEA1IAAM4XACDPCAAAzxcAINUIAAABACAEUgAAjg4AMM8IAACPDgAw0QgAAJEOACDVCAAAkg4AMARSAACFDgAwzwgAAIYOADDRCAAAiA4AINUIAADWDQAwBFIAAPoNADDPCAAA-w0AMNEIAAD9DQAg1QgAAKoNADAAAAAAAAHSCCAAAAABB1IAAMYXACBTAADMFwAgzwgAAMcXACDQCAAAyxcAINMIAACOAQAg1AgAAI4BACDVCAAAnAEAIAdSAADEFwAgUwAAyRcAIM8IAADFFwAg0AgAAMgXACDTCAAAfgAg1AgAAH4AINUIAACAAQAgA1IAAMYXACDPCAAAxxcAINUIAACcAQAgA1IAAMQXACDPCAAAxRcAINUIAACAAQAgAgQAALQOACAzAACxFQAgCRkAALQOACAwAAClFQAgMQAAqBUAIDIAALIVACAzAACxFQAgrwcAAPAMACCwBwAA8AwAILEHAADwDAAgsgcAAPAMACAAAAAAAAXSCAQAAAAB2QgEAAAAAdoIBAAAAAHbCAQAAAAB3AgEAAAAAQVSAAC_FwAgUwAAwhcAIM8IAADAFwAg0AgAAMEXACDVCAAAAQAgA1IAAL8XACDPCAAAwBcAINUIAAABACAwEAAAlxUAIBEAAJgVACASAACZFQAgEwAAmhUAIBQAAJsVACAVAACcFQAgFgAAnRUAIBcAAMwRACAbAACeFQAgHAAA8hAAICEAAKAVACAjAACfFQAgJQAAoRUAICoAAKIVACAsAACmFQAgLgAAoxUAIDAAAKUVACAxAACoFQAgNQAApBUAIDYAAKcVACA3AACpFQAgOAAAqhUAIDsAAKsVACA8AACrFQAgPQAAqxUAID8AAKwVACBAAACsFQAgQQAArRUAIEIAAK4VACBEAACvFQAgRQAAsBUAIJ0HAADwDAAgzwcAAPAMACCiCAAA8AwAIK4IAADwDAAgrwgAAPAMACCyCAAA8AwAILMIAADwDAAgtAgAAPAMACC1CAAA8AwAILYIAADwDAAgtwgAAPAMACC4CAAA8AwAILsIAADwDAAgvQgAAPAMACC-CAAA8AwAIL8IAADwDAAgwAgAAPAMACAAAAAAAAVSAAC6FwAgUwAAvRcAIM8IAAC7FwAg0AgAALwXACDVCAAAAQAgB1IAALwOACBTAAC_DgAgzwgAAL0OACDQCAAAvg4AINMIAACMAQAg1AgAAIwBACDVCAAA2QgAIAgvAACpDgAg-AYCAAAAAYUHQAAAAAGGB0AAAAABmgcBAAAAAZwHAgAAAAGdBwEAAAABngcgAAAAAQIAAADZCAAgUgAAvA4AIAMAAACMAQAgUgAAvA4AIFMAAMAOACAKAAAAjAEAIC8AAKcOACBLAADADgAg-AYCAPcMACGFB0AA_AwAIYYHQACNDQAhmgcBAPYMACGcBwIAjg0AIZ0HAQCiDQAhngcgAKUOACEILwAApw4AIPgGAgD3DAAhhQdAAPwMACGGB0AAjQ0AIZoHAQD2DAAhnAcCAI4NACGdBwEAog0AIZ4HIAClDgAhA1IAALoXACDPCAAAuxcAINUIAAABACADUgAAvA4AIM8IAAC9DgAg1QgAANkIACAAAAAAAAVSAAC1FwAgUwAAuBcAIM8IAAC2FwAg0AgAALcXACDVCAAAgAEAIANSAAC1FwAgzwgAALYXACDVCAAAgAEAIAAAAAAABVIAAK0XACBTAACzFwAgzwgAAK4XACDQCAAAshcAINUIAACAAQAgBVIAAKsXACBTAACwFwAgzwgAAKwXACDQCAAArxcAINUIAAABACADUgAArRcAIM8IAACuFwAg1QgAAIABACADUgAAqxcAIM8IAACsFwAg1QgAAAEAIAAAAAAABVIAAKMXACBTAACpFwAgzwgAAKQXACDQCAAAqBcAINUIAACAAQAgBVIAAKEXACBTAACmFwAgzwgAAKIXACDQCAAApRcAINUIAAABACADUgAAoxcAIM8IAACkFwAg1QgAAIABACADUgAAoRcAIM8IAACiFwAg1QgAAAEAIAAAAAAAAdIIAAAArAcCAdIIAAAArgcCBdIICAAAAAHZCAgAAAAB2ggIAAAAAdsICAAAAAHcCAgAAAABBVIAAJoXACBTAACfFwAgzwgAAJsXACDQCAAAnhcAINUIAAABACALUgAA_w4AMFMAAIQPADDPCAAAgA8AMNAIAACBDwAw0QgAAIIPACDSCAAAgw8AMNMIAACDDwAw1AgAAIMPADDVCAAAgw8AMNYIAACFDwAw1wgAAIYPADALUgAA8w4AMFMAAPgOADDPCAAA9A4AMNAIAAD1DgAw0QgAAPYOACDSCAAA9w4AMNMIAAD3DgAw1AgAAPcOADDVCAAA9w4AMNYIAAD5DgAw1wgAAPoOADAHUgAA7g4AIFMAAPEOACDPCAAA7w4AINAIAADwDgAg0wgAAIoBACDUCAAAigEAINUIAACTCAAgB1IAAOkOACBTAADsDgAgzwgAAOoOACDQCAAA6w4AINMIAACMAQAg1AgAAIwBACDVCAAA2QgAIAg0AACoDgAg-AYCAAAAAYUHQAAAAAGGB0AAAAABmgcBAAAAAZsHAgAAAAGdBwEAAAABngcgAAAAAQIAAADZCAAgUgAA6Q4AIAMAAACMAQAgUgAA6Q4AIFMAAO0OACAKAAAAjAEAIDQAAKYOACBLAADtDgAg-AYCAPcMACGFB0AA_AwAIYYHQACNDQAhmgcBAPYMACGbBwIAjg0AIZ0HAQCiDQAhngcgAKUOACEINAAApg4AIPgGAgD3DAAhhQdAAPwMACGGB0AAjQ0AIZoHAQD2DAAhmwcCAI4NACGdBwEAog0AIZ4HIAClDgAhATICAAAAAQIAAACTCAAgUgAA7g4AIAMAAACKAQAgUgAA7g4AIFMAAPIOACADAAAAigEAIDICAPcMACFLAADyDgAgATICAPcMACEEAwAA2w4AIIUHQAAAAAGTBwIAAAABqAcCAAAAAQIAAACIAQAgUgAA_g4AIAMAAACIAQAgUgAA_g4AIFMAAP0OACABSwAAnRcAMAoDAACkCwAgLwAAqAsAIOYGAACsDAAw5wYAAIYBABDoBgAArAwAMIUHQAD4CgAhkwcCAPEKACGcBwIA8QoAIagHAgDxCgAhwggAAKsMACACAAAAiAEAIEsAAP0OACACAAAA-w4AIEsAAPwOACAH5gYAAPoOADDnBgAA-w4AEOgGAAD6DgAwhQdAAPgKACGTBwIA8QoAIZwHAgDxCgAhqAcCAPEKACEH5gYAAPoOADDnBgAA-w4AEOgGAAD6DgAwhQdAAPgKACGTBwIA8QoAIZwHAgDxCgAhqAcCAPEKACEDhQdAAPwMACGTBwIA9wwAIagHAgD3DAAhBAMAANkOACCFB0AA_AwAIZMHAgD3DAAhqAcCAPcMACEEAwAA2w4AIIUHQAAAAAGTBwIAAAABqAcCAAAAAQUZAADSDgAg-AYCAAAAAYUHQAAAAAGmBwIAAAABpwcBAAAAAQIAAACEAQAgUgAAig8AIAMAAACEAQAgUgAAig8AIFMAAIkPACABSwAAnBcAMAoZAACkCwAgLwAAqAsAIOYGAACtDAAw5wYAAIIBABDoBgAArQwAMPgGAgAAAAGFB0AA-AoAIZwHAgDxCgAhpgcCAPEKACGnBwEA8AoAIQIAAACEAQAgSwAAiQ8AIAIAAACHDwAgSwAAiA8AIAjmBgAAhg8AMOcGAACHDwAQ6AYAAIYPADD4BgIA8QoAIYUHQAD4CgAhnAcCAPEKACGmBwIA8QoAIacHAQDwCgAhCOYGAACGDwAw5wYAAIcPABDoBgAAhg8AMPgGAgDxCgAhhQdAAPgKACGcBwIA8QoAIaYHAgDxCgAhpwcBAPAKACEE-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhpwcBAPYMACEFGQAA0A4AIPgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIacHAQD2DAAhBRkAANIOACD4BgIAAAABhQdAAAAAAaYHAgAAAAGnBwEAAAABA1IAAJoXACDPCAAAmxcAINUIAAABACAEUgAA_w4AMM8IAACADwAw0QgAAIIPACDVCAAAgw8AMARSAADzDgAwzwgAAPQOADDRCAAA9g4AINUIAAD3DgAwA1IAAO4OACDPCAAA7w4AINUIAACTCAAgA1IAAOkOACDPCAAA6g4AINUIAADZCAAgAAAAAAAFUgAAlRcAIFMAAJgXACDPCAAAlhcAINAIAACXFwAg1QgAAHwAIANSAACVFwAgzwgAAJYXACDVCAAAfAAgAAAAAAAF0ggQAAAAAdkIEAAAAAHaCBAAAAAB2wgQAAAAAdwIEAAAAAEFUgAAjRcAIFMAAJMXACDPCAAAjhcAINAIAACSFwAg1QgAAHwAIAVSAACLFwAgUwAAkBcAIM8IAACMFwAg0AgAAI8XACDVCAAAZQAgA1IAAI0XACDPCAAAjhcAINUIAAB8ACADUgAAixcAIM8IAACMFwAg1QgAAGUAIAAAAAAAAdIIAAAAvQcCAdIIAAAAwAcCBVIAAIQXACBTAACJFwAgzwgAAIUXACDQCAAAiBcAINUIAAABACALUgAAtw8AMFMAALwPADDPCAAAuA8AMNAIAAC5DwAw0QgAALoPACDSCAAAuw8AMNMIAAC7DwAw1AgAALsPADDVCAAAuw8AMNYIAAC9DwAw1wgAAL4PADALUgAAqw8AMFMAALAPADDPCAAArA8AMNAIAACtDwAw0QgAAK4PACDSCAAArw8AMNMIAACvDwAw1AgAAK8PADDVCAAArw8AMNYIAACxDwAw1wgAALIPADABtgcCAAAAAQIAAABvACBSAAC2DwAgAwAAAG8AIFIAALYPACBTAAC1DwAgAUsAAIcXADAHKQAAvQwAIOYGAAC8DAAw5wYAAG0AEOgGAAC8DAAwtgcCAPEKACG3BwIA8QoAIcQIAAC7DAAgAgAAAG8AIEsAALUPACACAAAAsw8AIEsAALQPACAF5gYAALIPADDnBgAAsw8AEOgGAACyDwAwtgcCAPEKACG3BwIA8QoAIQXmBgAAsg8AMOcGAACzDwAQ6AYAALIPADC2BwIA8QoAIbcHAgDxCgAhAbYHAgD3DAAhAbYHAgD3DAAhAbYHAgAAAAEHKwAAoA8AIKkHAQAAAAG2BwIAAAABuAcCAAAAAbkHEAAAAAG6BwIAAAABuwcBAAAAAQIAAABqACBSAADCDwAgAwAAAGoAIFIAAMIPACBTAADBDwAgAUsAAIYXADANKQAAvQwAICsAALoMACDmBgAAvwwAMOcGAABoABDoBgAAvwwAMKkHAQDwCgAhtgcCAM8LACG3BwIA8QoAIbgHAgDxCgAhuQcQAMAMACG6BwIA8QoAIbsHAQCZCwAhxQgAAL4MACACAAAAagAgSwAAwQ8AIAIAAAC_DwAgSwAAwA8AIArmBgAAvg8AMOcGAAC_DwAQ6AYAAL4PADCpBwEA8AoAIbYHAgDPCwAhtwcCAPEKACG4BwIA8QoAIbkHEADADAAhugcCAPEKACG7BwEAmQsAIQrmBgAAvg8AMOcGAAC_DwAQ6AYAAL4PADCpBwEA8AoAIbYHAgDPCwAhtwcCAPEKACG4BwIA8QoAIbkHEADADAAhugcCAPEKACG7BwEAmQsAIQapBwEA9gwAIbYHAgCODQAhuAcCAPcMACG5BxAAnA8AIboHAgD3DAAhuwcBAKINACEHKwAAng8AIKkHAQD2DAAhtgcCAI4NACG4BwIA9wwAIbkHEACcDwAhugcCAPcMACG7BwEAog0AIQcrAACgDwAgqQcBAAAAAbYHAgAAAAG4BwIAAAABuQcQAAAAAboHAgAAAAG7BwEAAAABA1IAAIQXACDPCAAAhRcAINUIAAABACAEUgAAtw8AMM8IAAC4DwAw0QgAALoPACDVCAAAuw8AMARSAACrDwAwzwgAAKwPADDRCAAArg8AINUIAACvDwAwAAAAAAAFUgAA_BYAIFMAAIIXACDPCAAA_RYAINAIAACBFwAg1QgAAGUAIAVSAAD6FgAgUwAA_xYAIM8IAAD7FgAg0AgAAP4WACDVCAAAAQAgA1IAAPwWACDPCAAA_RYAINUIAABlACADUgAA-hYAIM8IAAD7FgAg1QgAAAEAIAAAAAAABVIAAPUWACBTAAD4FgAgzwgAAPYWACDQCAAA9xYAINUIAAABACADUgAA9RYAIM8IAAD2FgAg1QgAAAEAIAAAAAAABdIIEAAAAAHZCBAAAAAB2ggQAAAAAdsIEAAAAAHcCBAAAAABAdIIAAAAzgcCB1IAAO4WACBTAADzFgAgzwgAAO8WACDQCAAA8hYAINMIAABfACDUCAAAXwAg1QgAAGEAIAtSAADsDwAwUwAA8A8AMM8IAADtDwAw0AgAAO4PADDRCAAA7w8AINIIAAC7DwAw0wgAALsPADDUCAAAuw8AMNUIAAC7DwAw1ggAAPEPADDXCAAAvg8AMAtSAADgDwAwUwAA5Q8AMM8IAADhDwAw0AgAAOIPADDRCAAA4w8AINIIAADkDwAw0wgAAOQPADDUCAAA5A8AMNUIAADkDwAw1ggAAOYPADDXCAAA5w8AMAkZAADODwAg-AYCAAAAAYUHQAAAAAGmBwIAAAABqQcBAAAAAcQHAgAAAAHFBwEAAAABxgcBAAAAAccHQAAAAAECAAAAdQAgUgAA6w8AIAMAAAB1ACBSAADrDwAgUwAA6g8AIAFLAADxFgAwDxkAAKQLACArAAC6DAAg5gYAALkMADDnBgAAcwAQ6AYAALkMADD4BgIAAAABhQdAAPgKACGmBwIA8QoAIakHAQCZCwAhuAcCAPEKACHEBwIA8QoAIcUHAQDwCgAhxgcBAJkLACHHB0AAmgsAIcMIAAC4DAAgAgAAAHUAIEsAAOoPACACAAAA6A8AIEsAAOkPACAM5gYAAOcPADDnBgAA6A8AEOgGAADnDwAw-AYCAPEKACGFB0AA-AoAIaYHAgDxCgAhqQcBAJkLACG4BwIA8QoAIcQHAgDxCgAhxQcBAPAKACHGBwEAmQsAIccHQACaCwAhDOYGAADnDwAw5wYAAOgPABDoBgAA5w8AMPgGAgDxCgAhhQdAAPgKACGmBwIA8QoAIakHAQCZCwAhuAcCAPEKACHEBwIA8QoAIcUHAQDwCgAhxgcBAJkLACHHB0AAmgsAIQj4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACGpBwEAog0AIcQHAgD3DAAhxQcBAPYMACHGBwEAog0AIccHQACNDQAhCRkAAMwPACD4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACGpBwEAog0AIcQHAgD3DAAhxQcBAPYMACHGBwEAog0AIccHQACNDQAhCRkAAM4PACD4BgIAAAABhQdAAAAAAaYHAgAAAAGpBwEAAAABxAcCAAAAAcUHAQAAAAHGBwEAAAABxwdAAAAAAQcpAACfDwAgqQcBAAAAAbYHAgAAAAG3BwIAAAABuQcQAAAAAboHAgAAAAG7BwEAAAABAgAAAGoAIFIAAPQPACADAAAAagAgUgAA9A8AIFMAAPMPACABSwAA8BYAMAIAAABqACBLAADzDwAgAgAAAL8PACBLAADyDwAgBqkHAQD2DAAhtgcCAI4NACG3BwIA9wwAIbkHEACcDwAhugcCAPcMACG7BwEAog0AIQcpAACdDwAgqQcBAPYMACG2BwIAjg0AIbcHAgD3DAAhuQcQAJwPACG6BwIA9wwAIbsHAQCiDQAhBykAAJ8PACCpBwEAAAABtgcCAAAAAbcHAgAAAAG5BxAAAAABugcCAAAAAbsHAQAAAAEDUgAA7hYAIM8IAADvFgAg1QgAAGEAIARSAADsDwAwzwgAAO0PADDRCAAA7w8AINUIAAC7DwAwBFIAAOAPADDPCAAA4Q8AMNEIAADjDwAg1QgAAOQPADAAAAAAAAHSCAAAANcHAgVSAADoFgAgUwAA7BYAIM8IAADpFgAg0AgAAOsWACDVCAAAAQAgC1IAAIAQADBTAACFEAAwzwgAAIEQADDQCAAAghAAMNEIAACDEAAg0ggAAIQQADDTCAAAhBAAMNQIAACEEAAw1QgAAIQQADDWCAAAhhAAMNcIAACHEAAwFx0BAAAAASgAAPYPACAsAAD3DwAg-AYCAAAAAYUHQAAAAAGUBwIAAAABqQcBAAAAAaoHAQAAAAGuBwAAAM4HArkHEAAAAAHEBxAAAAAByQcBAAAAAcoHAQAAAAHLBxAAAAABzAcCAAAAAc4HAQAAAAHPB0AAAAAB0AcCAAAAAdEHIAAAAAHSBwEAAAAB0wcBAAAAAdQHAgAAAAHVBwIAAAABAgAAAGUAIFIAAIsQACADAAAAZQAgUgAAixAAIFMAAIoQACABSwAA6hYAMBwdAQDwCgAhJgAAxAwAICgAALYMACAsAACbDAAg5gYAAMEMADDnBgAAYwAQ6AYAAMEMADD4BgIAAAABhQdAAPgKACGUBwIAzwsAIakHAQDwCgAhqgcBAPAKACGuBwAAwwzOByK2BwIAzwsAIbkHEADADAAhxAcQAMAMACHJBwEAmQsAIcoHAQCZCwAhywcQAMIMACHMBwIA8QoAIc4HAQCZCwAhzwdAAJoLACHQBwIA8QoAIdEHIACbCwAh0gcBAPAKACHTBwEA8AoAIdQHAgDxCgAh1QcCAPEKACECAAAAZQAgSwAAihAAIAIAAACIEAAgSwAAiRAAIBkdAQDwCgAh5gYAAIcQADDnBgAAiBAAEOgGAACHEAAw-AYCAPEKACGFB0AA-AoAIZQHAgDPCwAhqQcBAPAKACGqBwEA8AoAIa4HAADDDM4HIrYHAgDPCwAhuQcQAMAMACHEBxAAwAwAIckHAQCZCwAhygcBAJkLACHLBxAAwgwAIcwHAgDxCgAhzgcBAJkLACHPB0AAmgsAIdAHAgDxCgAh0QcgAJsLACHSBwEA8AoAIdMHAQDwCgAh1AcCAPEKACHVBwIA8QoAIRkdAQDwCgAh5gYAAIcQADDnBgAAiBAAEOgGAACHEAAw-AYCAPEKACGFB0AA-AoAIZQHAgDPCwAhqQcBAPAKACGqBwEA8AoAIa4HAADDDM4HIrYHAgDPCwAhuQcQAMAMACHEBxAAwAwAIckHAQCZCwAhygcBAJkLACHLBxAAwgwAIcwHAgDxCgAhzgcBAJkLACHPB0AAmgsAIdAHAgDxCgAh0QcgAJsLACHSBwEA8AoAIdMHAQDwCgAh1AcCAPEKACHVBwIA8QoAIRUdAQD2DAAh-AYCAPcMACGFB0AA_AwAIZQHAgCODQAhqQcBAPYMACGqBwEA9gwAIa4HAADcD84HIrkHEACcDwAhxAcQAJwPACHJBwEAog0AIcoHAQCiDQAhywcQANsPACHMBwIA9wwAIc4HAQCiDQAhzwdAAI0NACHQBwIA9wwAIdEHIAClDgAh0gcBAPYMACHTBwEA9gwAIdQHAgD3DAAh1QcCAPcMACEXHQEA9gwAISgAAN4PACAsAADfDwAg-AYCAPcMACGFB0AA_AwAIZQHAgCODQAhqQcBAPYMACGqBwEA9gwAIa4HAADcD84HIrkHEACcDwAhxAcQAJwPACHJBwEAog0AIcoHAQCiDQAhywcQANsPACHMBwIA9wwAIc4HAQCiDQAhzwdAAI0NACHQBwIA9wwAIdEHIAClDgAh0gcBAPYMACHTBwEA9gwAIdQHAgD3DAAh1QcCAPcMACEXHQEAAAABKAAA9g8AICwAAPcPACD4BgIAAAABhQdAAAAAAZQHAgAAAAGpBwEAAAABqgcBAAAAAa4HAAAAzgcCuQcQAAAAAcQHEAAAAAHJBwEAAAABygcBAAAAAcsHEAAAAAHMBwIAAAABzgcBAAAAAc8HQAAAAAHQBwIAAAAB0QcgAAAAAdIHAQAAAAHTBwEAAAAB1AcCAAAAAdUHAgAAAAEDUgAA6BYAIM8IAADpFgAg1QgAAAEAIARSAACAEAAwzwgAAIEQADDRCAAAgxAAINUIAACEEAAwAAAAAAAAAAAAAAVSAADjFgAgUwAA5hYAIM8IAADkFgAg0AgAAOUWACDVCAAARQAgBxkAALQOACAdAAC6FQAgIgAAuRUAICMAAJ8VACAkAAC7FQAg4AcAAPAMACDiBwAA8AwAIAAAAAAABVIAANsWACBTAADhFgAgzwgAANwWACDQCAAA4BYAINUIAABUACAFUgAA2RYAIFMAAN4WACDPCAAA2hYAINAIAADdFgAg1QgAAAEAIANSAADbFgAgzwgAANwWACDVCAAAVAAgA1IAANkWACDPCAAA2hYAINUIAAABACAAAAAAAAVSAADDFgAgUwAA1xYAIM8IAADEFgAg0AgAANYWACDVCAAARQAgBVIAAMkWACBTAADUFgAgzwgAAMoWACDQCAAA0xYAINUIAAABACAHUgAAuBAAIFMAALsQACDPCAAAuRAAINAIAAC6EAAg0wgAAEMAINQIAABDACDVCAAARQAgC1IAAKwQADBTAACxEAAwzwgAAK0QADDQCAAArhAAMNEIAACvEAAg0ggAALAQADDTCAAAsBAAMNQIAACwEAAw1QgAALAQADDWCAAAshAAMNcIAACzEAAwBAMAAKIQACCFB0AAAAABkwcCAAAAAagHAgAAAAECAAAAUAAgUgAAtxAAIAMAAABQACBSAAC3EAAgUwAAthAAIAFLAADSFgAwCgMAAKQLACAgAADPDAAg5gYAAM4MADDnBgAATgAQ6AYAAM4MADCFB0AA-AoAIZMHAgDxCgAhqAcCAPEKACHeBwIA8QoAIcgIAADNDAAgAgAAAFAAIEsAALYQACACAAAAtBAAIEsAALUQACAH5gYAALMQADDnBgAAtBAAEOgGAACzEAAwhQdAAPgKACGTBwIA8QoAIagHAgDxCgAh3gcCAPEKACEH5gYAALMQADDnBgAAtBAAEOgGAACzEAAwhQdAAPgKACGTBwIA8QoAIagHAgDxCgAh3gcCAPEKACEDhQdAAPwMACGTBwIA9wwAIagHAgD3DAAhBAMAAKAQACCFB0AA_AwAIZMHAgD3DAAhqAcCAPcMACEEAwAAohAAIIUHQAAAAAGTBwIAAAABqAcCAAAAAQsZAADUEAAgHQAA0xAAICMAANUQACAkAADWEAAghQdAAAAAAaYHAgAAAAGpBwEAAAABrgcAAADiBwLFBwEAAAAB4AcCAAAAAeMHAgAAAAECAAAARQAgUgAAuBAAIAMAAABDACBSAAC4EAAgUwAAvBAAIA0AAABDACAZAAC_EAAgHQAAvhAAICMAAMAQACAkAADBEAAgSwAAvBAAIIUHQAD8DAAhpgcCAPcMACGpBwEA9gwAIa4HAAC9EOIHIsUHAQD2DAAh4AcCAI4NACHjBwIA9wwAIQsZAAC_EAAgHQAAvhAAICMAAMAQACAkAADBEAAghQdAAPwMACGmBwIA9wwAIakHAQD2DAAhrgcAAL0Q4gcixQcBAPYMACHgBwIAjg0AIeMHAgD3DAAhAdIIAAAA4gcCB1IAAMcWACBTAADQFgAgzwgAAMgWACDQCAAAzxYAINMIAABHACDUCAAARwAg1QgAALIFACAFUgAAxRYAIFMAAM0WACDPCAAAxhYAINAIAADMFgAg1QgAAAEAIAtSAADEEAAwUwAAyRAAMM8IAADFEAAw0AgAAMYQADDRCAAAxxAAINIIAADIEAAw0wgAAMgQADDUCAAAyBAAMNUIAADIEAAw1ggAAMoQADDXCAAAyxAAMARTAADCEAAg0wgAAFYAINQIAABWACDVCAAAkAYAIAIAAABWACBLAADDEAAgAAgZAADQEAAgHwAA0RAAICEAANIQACD4BgIAAAABhQdAAAAAAaYHAgAAAAHFBwEAAAAB3wcCAAAAAQIAAABUACBSAADPEAAgAwAAAFQAIFIAAM8QACBTAADOEAAgAUsAAMsWADAOGQAApAsAIB4AANMLACAfAADMDAAgIQAAlQwAIOYGAADLDAAw5wYAAEsAEOgGAADLDAAw-AYCAAAAAYUHQAD4CgAhpgcCAPEKACHFBwEA8AoAId0HAgDxCgAh3wcCAPEKACHHCAAAygwAIAIAAABUACBLAADOEAAgAgAAAMwQACBLAADNEAAgCeYGAADLEAAw5wYAAMwQABDoBgAAyxAAMPgGAgDxCgAhhQdAAPgKACGmBwIA8QoAIcUHAQDwCgAh3QcCAPEKACHfBwIA8QoAIQnmBgAAyxAAMOcGAADMEAAQ6AYAAMsQADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACHFBwEA8AoAId0HAgDxCgAh3wcCAPEKACEF-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhxQcBAPYMACHfBwIA9wwAIQgZAACpEAAgHwAAqhAAICEAAKsQACD4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACHFBwEA9gwAId8HAgD3DAAhCBkAANAQACAfAADREAAgIQAA0hAAIPgGAgAAAAGFB0AAAAABpgcCAAAAAcUHAQAAAAHfBwIAAAABA1IAAMkWACDPCAAAyhYAINUIAAABACADUgAAuBAAIM8IAAC5EAAg1QgAAEUAIARSAACsEAAwzwgAAK0QADDRCAAArxAAINUIAACwEAAwA1IAAMcWACDPCAAAyBYAINUIAACyBQAgA1IAAMUWACDPCAAAxhYAINUIAAABACAEUgAAxBAAMM8IAADFEAAw0QgAAMcQACDVCAAAyBAAMAHVCAAAkAYAIANSAADDFgAgzwgAAMQWACDVCAAARQAgAAAAAAAHUgAAvhYAIFMAAMEWACDPCAAAvxYAINAIAADAFgAg0wgAAEsAINQIAABLACDVCAAAVAAgA1IAAL4WACDPCAAAvxYAINUIAABUACAAAAAAAAtSAADlEAAwUwAA6hAAMM8IAADmEAAw0AgAAOcQADDRCAAA6BAAINIIAADpEAAw0wgAAOkQADDUCAAA6RAAMNUIAADpEAAw1ggAAOsQADDXCAAA7BAAMAwZAADUEAAgIgAA3hAAICMAANUQACAkAADWEAAg-AYCAAAAAYUHQAAAAAGmBwIAAAABqQcBAAAAAa4HAAAA4gcCxQcBAAAAAeIHAgAAAAHjBwIAAAABAgAAAEUAIFIAAPAQACADAAAARQAgUgAA8BAAIFMAAO8QACABSwAAvRYAMBIZAACkCwAgHQAA0wwAICIAANQMACAjAACUDAAgJAAA1QwAIOYGAADRDAAw5wYAAEMAEOgGAADRDAAw-AYCAAAAAYUHQAD4CgAhpgcCAPEKACGpBwEA8AoAIa4HAADSDOIHIsUHAQDwCgAh4AcCAM8LACHiBwIAzwsAIeMHAgDxCgAhyQgAANAMACACAAAARQAgSwAA7xAAIAIAAADtEAAgSwAA7hAAIAzmBgAA7BAAMOcGAADtEAAQ6AYAAOwQADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGpBwEA8AoAIa4HAADSDOIHIsUHAQDwCgAh4AcCAM8LACHiBwIAzwsAIeMHAgDxCgAhDOYGAADsEAAw5wYAAO0QABDoBgAA7BAAMPgGAgDxCgAhhQdAAPgKACGmBwIA8QoAIakHAQDwCgAhrgcAANIM4gcixQcBAPAKACHgBwIAzwsAIeIHAgDPCwAh4wcCAPEKACEI-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhqQcBAPYMACGuBwAAvRDiByLFBwEA9gwAIeIHAgCODQAh4wcCAPcMACEMGQAAvxAAICIAAN0QACAjAADAEAAgJAAAwRAAIPgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIakHAQD2DAAhrgcAAL0Q4gcixQcBAPYMACHiBwIAjg0AIeMHAgD3DAAhDBkAANQQACAiAADeEAAgIwAA1RAAICQAANYQACD4BgIAAAABhQdAAAAAAaYHAgAAAAGpBwEAAAABrgcAAADiBwLFBwEAAAAB4gcCAAAAAeMHAgAAAAEEUgAA5RAAMM8IAADmEAAw0QgAAOgQACDVCAAA6RAAMAAAAAAAAAAAAAVSAAC4FgAgUwAAuxYAIM8IAAC5FgAg0AgAALoWACDVCAAAAQAgA1IAALgWACDPCAAAuRYAINUIAAABACAAAAAAAALSCAEAAAAE2AgBAAAABQVSAACzFgAgUwAAthYAIM8IAAC0FgAg0AgAALUWACDVCAAAAQAgAdIIAQAAAAQDUgAAsxYAIM8IAAC0FgAg1QgAAAEAIAAAAAAABVIAAK4WACBTAACxFgAgzwgAAK8WACDQCAAAsBYAINUIAAABACADUgAArhYAIM8IAACvFgAg1QgAAAEAIAAAAAAABVIAAKkWACBTAACsFgAgzwgAAKoWACDQCAAAqxYAINUIAAABACADUgAAqRYAIM8IAACqFgAg1QgAAAEAIAAAAAAAAAAAAAAFUgAAoRYAIFMAAKcWACDPCAAAohYAINAIAACmFgAg1QgAADkAIAVSAACfFgAgUwAApBYAIM8IAACgFgAg0AgAAKMWACDVCAAAAQAgA1IAAKEWACDPCAAAohYAINUIAAA5ACADUgAAnxYAIM8IAACgFgAg1QgAAAEAIAAAAAAABVIAAJYWACBTAACdFgAgzwgAAJcWACDQCAAAnBYAINUIAADhAwAgBVIAAJQWACBTAACaFgAgzwgAAJUWACDQCAAAmRYAINUIAAABACALUgAAqhEAMFMAAK8RADDPCAAAqxEAMNAIAACsEQAw0QgAAK0RACDSCAAArhEAMNMIAACuEQAw1AgAAK4RADDVCAAArhEAMNYIAACwEQAw1wgAALERADAFGQAAoREAIPgGAgAAAAGFB0AAAAABpgcCAAAAAacHAQAAAAECAAAAPwAgUgAAtREAIAMAAAA_ACBSAAC1EQAgUwAAtBEAIAFLAACYFgAwChkAAKQLACAaAADXDAAg5gYAANYMADDnBgAAPQAQ6AYAANYMADD4BgIAAAABhQdAAPgKACGmBwIA8QoAIacHAQDwCgAh-gcCAPEKACECAAAAPwAgSwAAtBEAIAIAAACyEQAgSwAAsxEAIAjmBgAAsREAMOcGAACyEQAQ6AYAALERADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGnBwEA8AoAIfoHAgDxCgAhCOYGAACxEQAw5wYAALIRABDoBgAAsREAMPgGAgDxCgAhhQdAAPgKACGmBwIA8QoAIacHAQDwCgAh-gcCAPEKACEE-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhpwcBAPYMACEFGQAAnxEAIPgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIacHAQD2DAAhBRkAAKERACD4BgIAAAABhQdAAAAAAaYHAgAAAAGnBwEAAAABA1IAAJYWACDPCAAAlxYAINUIAADhAwAgA1IAAJQWACDPCAAAlRYAINUIAAABACAEUgAAqhEAMM8IAACrEQAw0QgAAK0RACDVCAAArhEAMAAAAAAAC1IAAL8RADBTAADEEQAwzwgAAMARADDQCAAAwREAMNEIAADCEQAg0ggAAMMRADDTCAAAwxEAMNQIAADDEQAw1QgAAMMRADDWCAAAxREAMNcIAADGEQAwDBkAALcRACAbAAC4EQAg-AYCAAAAAYUHQAAAAAGmBwIAAAABpwcBAAAAAakHAQAAAAH8ByAAAAAB_QcgAAAAAf4HAgAAAAH_B0AAAAABgAgCAAAAAQIAAAA5ACBSAADKEQAgAwAAADkAIFIAAMoRACBTAADJEQAgAUsAAJMWADARGAAA2QwAIBkAAKQLACAbAACTDAAg5gYAANgMADDnBgAANwAQ6AYAANgMADD4BgIAAAABhQdAAPgKACGmBwIA8QoAIacHAQDwCgAhqQcBAPAKACH7BwIA8QoAIfwHIACbCwAh_QcgAJsLACH-BwIA8QoAIf8HQAD4CgAhgAgCAPEKACECAAAAOQAgSwAAyREAIAIAAADHEQAgSwAAyBEAIA7mBgAAxhEAMOcGAADHEQAQ6AYAAMYRADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGnBwEA8AoAIakHAQDwCgAh-wcCAPEKACH8ByAAmwsAIf0HIACbCwAh_gcCAPEKACH_B0AA-AoAIYAIAgDxCgAhDuYGAADGEQAw5wYAAMcRABDoBgAAxhEAMPgGAgDxCgAhhQdAAPgKACGmBwIA8QoAIacHAQDwCgAhqQcBAPAKACH7BwIA8QoAIfwHIACbCwAh_QcgAJsLACH-BwIA8QoAIf8HQAD4CgAhgAgCAPEKACEK-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhpwcBAPYMACGpBwEA9gwAIfwHIAClDgAh_QcgAKUOACH-BwIA9wwAIf8HQAD8DAAhgAgCAPcMACEMGQAAqBEAIBsAAKkRACD4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACGnBwEA9gwAIakHAQD2DAAh_AcgAKUOACH9ByAApQ4AIf4HAgD3DAAh_wdAAPwMACGACAIA9wwAIQwZAAC3EQAgGwAAuBEAIPgGAgAAAAGFB0AAAAABpgcCAAAAAacHAQAAAAGpBwEAAAAB_AcgAAAAAf0HIAAAAAH-BwIAAAAB_wdAAAAAAYAIAgAAAAEEUgAAvxEAMM8IAADAEQAw0QgAAMIRACDVCAAAwxEAMAAAAAAAAAVSAACOFgAgUwAAkRYAIM8IAACPFgAg0AgAAJAWACDVCAAAAQAgA1IAAI4WACDPCAAAjxYAINUIAAABACAAAAAAAAAAAAAAB1IAAIYWACBTAACMFgAgzwgAAIcWACDQCAAAixYAINMIAACkAQAg1AgAAKQBACDVCAAAAQAgBVIAAIQWACBTAACJFgAgzwgAAIUWACDQCAAAiBYAINUIAAABACADUgAAhhYAIM8IAACHFgAg1QgAAAEAIANSAACEFgAgzwgAAIUWACDVCAAAAQAgAAAAAAAB0ggAAACYCAIFUgAA-RUAIFMAAIIWACDPCAAA-hUAINAIAACBFgAg1QgAAAEAIAdSAAD3FQAgUwAA_xUAIM8IAAD4FQAg0AgAAP4VACDTCAAApAEAINQIAACkAQAg1QgAAAEAIAdSAAD1FQAgUwAA_BUAIM8IAAD2FQAg0AgAAPsVACDTCAAApAEAINQIAACkAQAg1QgAAAEAIANSAAD5FQAgzwgAAPoVACDVCAAAAQAgA1IAAPcVACDPCAAA-BUAINUIAAABACADUgAA9RUAIM8IAAD2FQAg1QgAAAEAIAAAAAAAAAAAAAAFUgAA8BUAIFMAAPMVACDPCAAA8RUAINAIAADyFQAg1QgAAAEAIANSAADwFQAgzwgAAPEVACDVCAAAAQAgAAAAAAAFUgAA6xUAIFMAAO4VACDPCAAA7BUAINAIAADtFQAg1QgAAAEAIANSAADrFQAgzwgAAOwVACDVCAAAAQAgAAAAAAAFUgAA5hUAIFMAAOkVACDPCAAA5xUAINAIAADoFQAg1QgAAAEAIANSAADmFQAgzwgAAOcVACDVCAAAAQAgAAAAAAAHUgAA4RUAIFMAAOQVACDPCAAA4hUAINAIAADjFQAg0wgAAKQBACDUCAAApAEAINUIAAABACADUgAA4RUAIM8IAADiFQAg1QgAAAEAIAAAAAAAAAAAAAAB0ggAAACxCAILUgAA7xQAMFMAAPMUADDPCAAA8BQAMNAIAADxFAAw0QgAAPIUACDSCAAAqg0AMNMIAACqDQAw1AgAAKoNADDVCAAAqg0AMNYIAAD0FAAw1wgAAK0NADALUgAA4xQAMFMAAOgUADDPCAAA5BQAMNAIAADlFAAw0QgAAOYUACDSCAAA5xQAMNMIAADnFAAw1AgAAOcUADDVCAAA5xQAMNYIAADpFAAw1wgAAOoUADALUgAA2hQAMFMAAN4UADDPCAAA2xQAMNAIAADcFAAw0QgAAN0UACDSCAAAkg4AMNMIAACSDgAw1AgAAJIOADDVCAAAkg4AMNYIAADfFAAw1wgAAJUOADAHUgAA1RQAIFMAANgUACDPCAAA1hQAINAIAADXFAAg0wgAACkAINQIAAApACDVCAAAvwQAIAtSAADJFAAwUwAAzhQAMM8IAADKFAAw0AgAAMsUADDRCAAAzBQAINIIAADNFAAw0wgAAM0UADDUCAAAzRQAMNUIAADNFAAw1ggAAM8UADDXCAAA0BQAMAtSAAC9FAAwUwAAwhQAMM8IAAC-FAAw0AgAAL8UADDRCAAAwBQAINIIAADBFAAw0wgAAMEUADDUCAAAwRQAMNUIAADBFAAw1ggAAMMUADDXCAAAxBQAMAtSAACxFAAwUwAAthQAMM8IAACyFAAw0AgAALMUADDRCAAAtBQAINIIAAC1FAAw0wgAALUUADDUCAAAtRQAMNUIAAC1FAAw1ggAALcUADDXCAAAuBQAMAtSAACoFAAwUwAArBQAMM8IAACpFAAw0AgAAKoUADDRCAAAqxQAINIIAADDEQAw0wgAAMMRADDUCAAAwxEAMNUIAADDEQAw1ggAAK0UADDXCAAAxhEAMAtSAACfFAAwUwAAoxQAMM8IAACgFAAw0AgAAKEUADDRCAAAohQAINIIAACuEQAw0wgAAK4RADDUCAAArhEAMNUIAACuEQAw1ggAAKQUADDXCAAAsREAMAtSAACWFAAwUwAAmhQAMM8IAACXFAAw0AgAAJgUADDRCAAAmRQAINIIAADpEAAw0wgAAOkQADDUCAAA6RAAMNUIAADpEAAw1ggAAJsUADDXCAAA7BAAMAtSAACNFAAwUwAAkRQAMM8IAACOFAAw0AgAAI8UADDRCAAAkBQAINIIAADIEAAw0wgAAMgQADDUCAAAyBAAMNUIAADIEAAw1ggAAJIUADDXCAAAyxAAMAtSAACEFAAwUwAAiBQAMM8IAACFFAAw0AgAAIYUADDRCAAAhxQAINIIAACwEAAw0wgAALAQADDUCAAAsBAAMNUIAACwEAAw1ggAAIkUADDXCAAAsxAAMAtSAAD4EwAwUwAA_RMAMM8IAAD5EwAw0AgAAPoTADDRCAAA-xMAINIIAAD8EwAw0wgAAPwTADDUCAAA_BMAMNUIAAD8EwAw1ggAAP4TADDXCAAA_xMAMAtSAADsEwAwUwAA8RMAMM8IAADtEwAw0AgAAO4TADDRCAAA7xMAINIIAADwEwAw0wgAAPATADDUCAAA8BMAMNUIAADwEwAw1ggAAPITADDXCAAA8xMAMAtSAADgEwAwUwAA5RMAMM8IAADhEwAw0AgAAOITADDRCAAA4xMAINIIAADkEwAw0wgAAOQTADDUCAAA5BMAMNUIAADkEwAw1ggAAOYTADDXCAAA5xMAMAtSAADUEwAwUwAA2RMAMM8IAADVEwAw0AgAANYTADDRCAAA1xMAINIIAADYEwAw0wgAANgTADDUCAAA2BMAMNUIAADYEwAw1ggAANoTADDXCAAA2xMAMAtSAADLEwAwUwAAzxMAMM8IAADMEwAw0AgAAM0TADDRCAAAzhMAINIIAACDDwAw0wgAAIMPADDUCAAAgw8AMNUIAACDDwAw1ggAANATADDXCAAAhg8AMAtSAADCEwAwUwAAxhMAMM8IAADDEwAw0AgAAMQTADDRCAAAxRMAINIIAADkDwAw0wgAAOQPADDUCAAA5A8AMNUIAADkDwAw1ggAAMcTADDXCAAA5w8AMAtSAAC2EwAwUwAAuxMAMM8IAAC3EwAw0AgAALgTADDRCAAAuRMAINIIAAC6EwAw0wgAALoTADDUCAAAuhMAMNUIAAC6EwAw1ggAALwTADDXCAAAvRMAMAtSAACtEwAwUwAAsRMAMM8IAACuEwAw0AgAAK8TADDRCAAAsBMAINIIAAD3DgAw0wgAAPcOADDUCAAA9w4AMNUIAAD3DgAw1ggAALITADDXCAAA-g4AMAtSAAChEwAwUwAAphMAMM8IAACiEwAw0AgAAKMTADDRCAAApBMAINIIAAClEwAw0wgAAKUTADDUCAAApRMAMNUIAAClEwAw1ggAAKcTADDXCAAAqBMAMAdSAACcEwAgUwAAnxMAIM8IAACdEwAg0AgAAJ4TACDTCAAAngEAINQIAACeAQAg1QgAAMEIACALUgAAkxMAMFMAAJcTADDPCAAAlBMAMNAIAACVEwAw0QgAAJYTACDSCAAAghMAMNMIAACCEwAw1AgAAIITADDVCAAAghMAMNYIAACYEwAw1wgAAIUTADALUgAAihMAMFMAAI4TADDPCAAAixMAMNAIAACMEwAw0QgAAI0TACDSCAAAghMAMNMIAACCEwAw1AgAAIITADDVCAAAghMAMNYIAACPEwAw1wgAAIUTADALUgAA_hIAMFMAAIMTADDPCAAA_xIAMNAIAACAEwAw0QgAAIETACDSCAAAghMAMNMIAACCEwAw1AgAAIITADDVCAAAghMAMNYIAACEEwAw1wgAAIUTADALUgAA9RIAMFMAAPkSADDPCAAA9hIAMNAIAAD3EgAw0QgAAPgSACDSCAAA7RIAMNMIAADtEgAw1AgAAO0SADDVCAAA7RIAMNYIAAD6EgAw1wgAAPASADALUgAA6RIAMFMAAO4SADDPCAAA6hIAMNAIAADrEgAw0QgAAOwSACDSCAAA7RIAMNMIAADtEgAw1AgAAO0SADDVCAAA7RIAMNYIAADvEgAw1wgAAPASADALUgAA3RIAMFMAAOISADDPCAAA3hIAMNAIAADfEgAw0QgAAOASACDSCAAA4RIAMNMIAADhEgAw1AgAAOESADDVCAAA4RIAMNYIAADjEgAw1wgAAOQSADALUgAA0RIAMFMAANYSADDPCAAA0hIAMNAIAADTEgAw0QgAANQSACDSCAAA1RIAMNMIAADVEgAw1AgAANUSADDVCAAA1RIAMNYIAADXEgAw1wgAANgSADALUgAAxRIAMFMAAMoSADDPCAAAxhIAMNAIAADHEgAw0QgAAMgSACDSCAAAyRIAMNMIAADJEgAw1AgAAMkSADDVCAAAyRIAMNYIAADLEgAw1wgAAMwSADALUgAAuRIAMFMAAL4SADDPCAAAuhIAMNAIAAC7EgAw0QgAALwSACDSCAAAvRIAMNMIAAC9EgAw1AgAAL0SADDVCAAAvRIAMNYIAAC_EgAw1wgAAMASADAO-AYCAAAAAfoGQAAAAAGCB0AAAAABhgdAAAAAAZ8HBAAAAAGjBwEAAAABgggBAAAAAYMIAgAAAAGECAIAAAABhQgCAAAAAYYIBAAAAAGHCAIAAAABiAgBAAAAAYkIQAAAAAECAAAAvgEAIFIAAMQSACADAAAAvgEAIFIAAMQSACBTAADDEgAgAUsAAOAVADATAwAApAsAIOYGAACDDAAw5wYAALwBABDoBgAAgwwAMPgGAgAAAAH6BkAAmgsAIYIHQAD4CgAhhgdAAJoLACGTBwIA8QoAIZ8HBACjCwAhowcBAAAAAYIIAQDwCgAhgwgCAPEKACGECAIA8QoAIYUIAgDxCgAhhggEAKMLACGHCAIA8QoAIYgIAQCZCwAhiQhAAJoLACECAAAAvgEAIEsAAMMSACACAAAAwRIAIEsAAMISACAS5gYAAMASADDnBgAAwRIAEOgGAADAEgAw-AYCAPEKACH6BkAAmgsAIYIHQAD4CgAhhgdAAJoLACGTBwIA8QoAIZ8HBACjCwAhowcBAJkLACGCCAEA8AoAIYMIAgDxCgAhhAgCAPEKACGFCAIA8QoAIYYIBACjCwAhhwgCAPEKACGICAEAmQsAIYkIQACaCwAhEuYGAADAEgAw5wYAAMESABDoBgAAwBIAMPgGAgDxCgAh-gZAAJoLACGCB0AA-AoAIYYHQACaCwAhkwcCAPEKACGfBwQAowsAIaMHAQCZCwAhgggBAPAKACGDCAIA8QoAIYQIAgDxCgAhhQgCAPEKACGGCAQAowsAIYcIAgDxCgAhiAgBAJkLACGJCEAAmgsAIQ74BgIA9wwAIfoGQACNDQAhggdAAPwMACGGB0AAjQ0AIZ8HBACxDgAhowcBAKINACGCCAEA9gwAIYMIAgD3DAAhhAgCAPcMACGFCAIA9wwAIYYIBACxDgAhhwgCAPcMACGICAEAog0AIYkIQACNDQAhDvgGAgD3DAAh-gZAAI0NACGCB0AA_AwAIYYHQACNDQAhnwcEALEOACGjBwEAog0AIYIIAQD2DAAhgwgCAPcMACGECAIA9wwAIYUIAgD3DAAhhggEALEOACGHCAIA9wwAIYgIAQCiDQAhiQhAAI0NACEO-AYCAAAAAfoGQAAAAAGCB0AAAAABhgdAAAAAAZ8HBAAAAAGjBwEAAAABgggBAAAAAYMIAgAAAAGECAIAAAABhQgCAAAAAYYIBAAAAAGHCAIAAAABiAgBAAAAAYkIQAAAAAEG-AYCAAAAAYUHQAAAAAGGB0AAAAABiwcAAQAAAaQIAgAAAAGlCAIAAAABAgAAALoBACBSAADQEgAgAwAAALoBACBSAADQEgAgUwAAzxIAIAFLAADfFQAwC0MAAKQLACDmBgAAhAwAMOcGAAC4AQAQ6AYAAIQMADD4BgIAAAABhQdAAPgKACGGB0AA-AoAIYsHAAEAAAGjCAIA8QoAIaQIAgDxCgAhpQgCAPEKACECAAAAugEAIEsAAM8SACACAAAAzRIAIEsAAM4SACAK5gYAAMwSADDnBgAAzRIAEOgGAADMEgAw-AYCAPEKACGFB0AA-AoAIYYHQAD4CgAhiwcAAd8LACGjCAIA8QoAIaQIAgDxCgAhpQgCAPEKACEK5gYAAMwSADDnBgAAzRIAEOgGAADMEgAw-AYCAPEKACGFB0AA-AoAIYYHQAD4CgAhiwcAAd8LACGjCAIA8QoAIaQIAgDxCgAhpQgCAPEKACEG-AYCAPcMACGFB0AA_AwAIYYHQAD8DAAhiwcAAYsNACGkCAIA9wwAIaUIAgD3DAAhBvgGAgD3DAAhhQdAAPwMACGGB0AA_AwAIYsHAAGLDQAhpAgCAPcMACGlCAIA9wwAIQb4BgIAAAABhQdAAAAAAYYHQAAAAAGLBwABAAABpAgCAAAAAaUIAgAAAAEGhQdAAAAAAYYHQAAAAAGLBwABAAABjQdAAAAAAaEIAQAAAAGiCAEAAAABAgAAALYBACBSAADcEgAgAwAAALYBACBSAADcEgAgUwAA2xIAIAFLAADeFQAwCwMAAKQLACDmBgAAhQwAMOcGAAC0AQAQ6AYAAIUMADCFB0AA-AoAIYYHQAD4CgAhiwcAAQAAAY0HQACaCwAhkwcCAPEKACGhCAEA8AoAIaIIAQDwCgAhAgAAALYBACBLAADbEgAgAgAAANkSACBLAADaEgAgCuYGAADYEgAw5wYAANkSABDoBgAA2BIAMIUHQAD4CgAhhgdAAPgKACGLBwAB3wsAIY0HQACaCwAhkwcCAPEKACGhCAEA8AoAIaIIAQDwCgAhCuYGAADYEgAw5wYAANkSABDoBgAA2BIAMIUHQAD4CgAhhgdAAPgKACGLBwAB3wsAIY0HQACaCwAhkwcCAPEKACGhCAEA8AoAIaIIAQDwCgAhBoUHQAD8DAAhhgdAAPwMACGLBwABiw0AIY0HQACNDQAhoQgBAPYMACGiCAEA9gwAIQaFB0AA_AwAIYYHQAD8DAAhiwcAAYsNACGNB0AAjQ0AIaEIAQD2DAAhoggBAPYMACEGhQdAAAAAAYYHQAAAAAGLBwABAAABjQdAAAAAAaEIAQAAAAGiCAEAAAABCUuAAAAAAfgGAgAAAAGFB0AAAAABgwgCAAAAAYgIAQAAAAGmCAEAAAABpwgBAAAAAagIQAAAAAGpCEAAAAABAgAAALEBACBSAADoEgAgAwAAALEBACBSAADoEgAgUwAA5xIAIAFLAADdFQAwDgMAAIcMACBLAADpCwAg5gYAAIYMADDnBgAArwEAEOgGAACGDAAw-AYCAAAAAYUHQAD4CgAhkwcCAM8LACGDCAIA8QoAIYgIAQCZCwAhpggBAPAKACGnCAEA8AoAIagIQAD4CgAhqQhAAJoLACECAAAAsQEAIEsAAOcSACACAAAA5RIAIEsAAOYSACANSwAA6QsAIOYGAADkEgAw5wYAAOUSABDoBgAA5BIAMPgGAgDxCgAhhQdAAPgKACGTBwIAzwsAIYMIAgDxCgAhiAgBAJkLACGmCAEA8AoAIacIAQDwCgAhqAhAAPgKACGpCEAAmgsAIQ1LAADpCwAg5gYAAOQSADDnBgAA5RIAEOgGAADkEgAw-AYCAPEKACGFB0AA-AoAIZMHAgDPCwAhgwgCAPEKACGICAEAmQsAIaYIAQDwCgAhpwgBAPAKACGoCEAA-AoAIakIQACaCwAhCUuAAAAAAfgGAgD3DAAhhQdAAPwMACGDCAIA9wwAIYgIAQCiDQAhpggBAPYMACGnCAEA9gwAIagIQAD8DAAhqQhAAI0NACEJS4AAAAAB-AYCAPcMACGFB0AA_AwAIYMIAgD3DAAhiAgBAKINACGmCAEA9gwAIacIAQD2DAAhqAhAAPwMACGpCEAAjQ0AIQlLgAAAAAH4BgIAAAABhQdAAAAAAYMIAgAAAAGICAEAAAABpggBAAAAAacIAQAAAAGoCEAAAAABqQhAAAAAAQkEAADgEQAg9wZAAAAAAfgGAgAAAAGUBwIAAAABqQcBAAAAAcUHAQAAAAGKCAEAAAABiwgCAAAAAZMIAgAAAAECAAAAqwEAIFIAAPQSACADAAAAqwEAIFIAAPQSACBTAADzEgAgAUsAANwVADAPBAAAhwwAID4AAKQLACDmBgAAiQwAMOcGAACpAQAQ6AYAAIkMADD3BkAA-AoAIfgGAgAAAAGUBwIAzwsAIakHAQCZCwAhxQcBAPAKACGKCAEA8AoAIYsIAgDxCgAhkwgCAPEKACGUCAIA8QoAIcEIAACIDAAgAgAAAKsBACBLAADzEgAgAgAAAPESACBLAADyEgAgDOYGAADwEgAw5wYAAPESABDoBgAA8BIAMPcGQAD4CgAh-AYCAPEKACGUBwIAzwsAIakHAQCZCwAhxQcBAPAKACGKCAEA8AoAIYsIAgDxCgAhkwgCAPEKACGUCAIA8QoAIQzmBgAA8BIAMOcGAADxEgAQ6AYAAPASADD3BkAA-AoAIfgGAgDxCgAhlAcCAM8LACGpBwEAmQsAIcUHAQDwCgAhiggBAPAKACGLCAIA8QoAIZMIAgDxCgAhlAgCAPEKACEI9wZAAPwMACH4BgIA9wwAIZQHAgCODQAhqQcBAKINACHFBwEA9gwAIYoIAQD2DAAhiwgCAPcMACGTCAIA9wwAIQkEAADeEQAg9wZAAPwMACH4BgIA9wwAIZQHAgCODQAhqQcBAKINACHFBwEA9gwAIYoIAQD2DAAhiwgCAPcMACGTCAIA9wwAIQkEAADgEQAg9wZAAAAAAfgGAgAAAAGUBwIAAAABqQcBAAAAAcUHAQAAAAGKCAEAAAABiwgCAAAAAZMIAgAAAAEJPgAA4REAIPcGQAAAAAH4BgIAAAABqQcBAAAAAcUHAQAAAAGKCAEAAAABiwgCAAAAAZMIAgAAAAGUCAIAAAABAgAAAKsBACBSAAD9EgAgAwAAAKsBACBSAAD9EgAgUwAA_BIAIAFLAADbFQAwAgAAAKsBACBLAAD8EgAgAgAAAPESACBLAAD7EgAgCPcGQAD8DAAh-AYCAPcMACGpBwEAog0AIcUHAQD2DAAhiggBAPYMACGLCAIA9wwAIZMIAgD3DAAhlAgCAPcMACEJPgAA3xEAIPcGQAD8DAAh-AYCAPcMACGpBwEAog0AIcUHAQD2DAAhiggBAPYMACGLCAIA9wwAIZMIAgD3DAAhlAgCAPcMACEJPgAA4REAIPcGQAAAAAH4BgIAAAABqQcBAAAAAcUHAQAAAAGKCAEAAAABiwgCAAAAAZMIAgAAAAGUCAIAAAABDhkAAOwRACA5AADrEQAg-AYCAAAAAYUHQAAAAAGmBwIAAAABrgcAAACYCAKKCAEAAAABiwgCAAAAAZEIAQAAAAGVCAIAAAABlggBAAAAAZkIAQAAAAGaCEAAAAABmwhAAAAAAQIAAACiAQAgUgAAiRMAIAMAAACiAQAgUgAAiRMAIFMAAIgTACABSwAA2hUAMBMZAACHDAAgOQAApAsAIDoAAIcMACDmBgAApgwAMOcGAACgAQAQ6AYAAKYMADD4BgIAAAABhQdAAPgKACGmBwIAzwsAIa4HAACnDJgIIooIAQDwCgAhiwgCAPEKACGRCAEA8AoAIZUIAgDxCgAhlggBAJkLACGYCAIAzwsAIZkIAQCZCwAhmghAAJoLACGbCEAAmgsAIQIAAACiAQAgSwAAiBMAIAIAAACGEwAgSwAAhxMAIBDmBgAAhRMAMOcGAACGEwAQ6AYAAIUTADD4BgIA8QoAIYUHQAD4CgAhpgcCAM8LACGuBwAApwyYCCKKCAEA8AoAIYsIAgDxCgAhkQgBAPAKACGVCAIA8QoAIZYIAQCZCwAhmAgCAM8LACGZCAEAmQsAIZoIQACaCwAhmwhAAJoLACEQ5gYAAIUTADDnBgAAhhMAEOgGAACFEwAw-AYCAPEKACGFB0AA-AoAIaYHAgDPCwAhrgcAAKcMmAgiiggBAPAKACGLCAIA8QoAIZEIAQDwCgAhlQgCAPEKACGWCAEAmQsAIZgIAgDPCwAhmQgBAJkLACGaCEAAmgsAIZsIQACaCwAhDPgGAgD3DAAhhQdAAPwMACGmBwIAjg0AIa4HAADnEZgIIooIAQD2DAAhiwgCAPcMACGRCAEA9gwAIZUIAgD3DAAhlggBAKINACGZCAEAog0AIZoIQACNDQAhmwhAAI0NACEOGQAA6REAIDkAAOgRACD4BgIA9wwAIYUHQAD8DAAhpgcCAI4NACGuBwAA5xGYCCKKCAEA9gwAIYsIAgD3DAAhkQgBAPYMACGVCAIA9wwAIZYIAQCiDQAhmQgBAKINACGaCEAAjQ0AIZsIQACNDQAhDhkAAOwRACA5AADrEQAg-AYCAAAAAYUHQAAAAAGmBwIAAAABrgcAAACYCAKKCAEAAAABiwgCAAAAAZEIAQAAAAGVCAIAAAABlggBAAAAAZkIAQAAAAGaCEAAAAABmwhAAAAAAQ45AADrEQAgOgAA7REAIPgGAgAAAAGFB0AAAAABrgcAAACYCAKKCAEAAAABiwgCAAAAAZEIAQAAAAGVCAIAAAABlggBAAAAAZgIAgAAAAGZCAEAAAABmghAAAAAAZsIQAAAAAECAAAAogEAIFIAAJITACADAAAAogEAIFIAAJITACBTAACREwAgAUsAANkVADACAAAAogEAIEsAAJETACACAAAAhhMAIEsAAJATACAM-AYCAPcMACGFB0AA_AwAIa4HAADnEZgIIooIAQD2DAAhiwgCAPcMACGRCAEA9gwAIZUIAgD3DAAhlggBAKINACGYCAIAjg0AIZkIAQCiDQAhmghAAI0NACGbCEAAjQ0AIQ45AADoEQAgOgAA6hEAIPgGAgD3DAAhhQdAAPwMACGuBwAA5xGYCCKKCAEA9gwAIYsIAgD3DAAhkQgBAPYMACGVCAIA9wwAIZYIAQCiDQAhmAgCAI4NACGZCAEAog0AIZoIQACNDQAhmwhAAI0NACEOOQAA6xEAIDoAAO0RACD4BgIAAAABhQdAAAAAAa4HAAAAmAgCiggBAAAAAYsIAgAAAAGRCAEAAAABlQgCAAAAAZYIAQAAAAGYCAIAAAABmQgBAAAAAZoIQAAAAAGbCEAAAAABDhkAAOwRACA6AADtEQAg-AYCAAAAAYUHQAAAAAGmBwIAAAABrgcAAACYCAKKCAEAAAABiwgCAAAAAZEIAQAAAAGWCAEAAAABmAgCAAAAAZkIAQAAAAGaCEAAAAABmwhAAAAAAQIAAACiAQAgUgAAmxMAIAMAAACiAQAgUgAAmxMAIFMAAJoTACABSwAA2BUAMAIAAACiAQAgSwAAmhMAIAIAAACGEwAgSwAAmRMAIAz4BgIA9wwAIYUHQAD8DAAhpgcCAI4NACGuBwAA5xGYCCKKCAEA9gwAIYsIAgD3DAAhkQgBAPYMACGWCAEAog0AIZgIAgCODQAhmQgBAKINACGaCEAAjQ0AIZsIQACNDQAhDhkAAOkRACA6AADqEQAg-AYCAPcMACGFB0AA_AwAIaYHAgCODQAhrgcAAOcRmAgiiggBAPYMACGLCAIA9wwAIZEIAQD2DAAhlggBAKINACGYCAIAjg0AIZkIAQCiDQAhmghAAI0NACGbCEAAjQ0AIQ4ZAADsEQAgOgAA7REAIPgGAgAAAAGFB0AAAAABpgcCAAAAAa4HAAAAmAgCiggBAAAAAYsIAgAAAAGRCAEAAAABlggBAAAAAZgIAgAAAAGZCAEAAAABmghAAAAAAZsIQAAAAAECNwIAAAABnwcEAAAAAQIAAADBCAAgUgAAnBMAIAMAAACeAQAgUgAAnBMAIFMAAKATACAEAAAAngEAIDcCAPcMACFLAACgEwAgnwcEALEOACECNwIA9wwAIZ8HBACxDgAhCjMAAMIOACD4BgIAAAABhQdAAAAAAZUHAQAAAAGgBwEAAAABoQcEAAAAAaIHAQAAAAGjBwEAAAABpAdAAAAAAaUHAQAAAAECAAAAnAEAIFIAAKwTACADAAAAnAEAIFIAAKwTACBTAACrEwAgAUsAANcVADAPBAAApAsAIDMAAKkMACDmBgAAqAwAMOcGAACOAQAQ6AYAAKgMADD4BgIAAAABhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhoAcBAPAKACGhBwQAowsAIaIHAQDwCgAhowcBAAAAAaQHQAD4CgAhpQcBAPAKACECAAAAnAEAIEsAAKsTACACAAAAqRMAIEsAAKoTACAN5gYAAKgTADDnBgAAqRMAEOgGAACoEwAw-AYCAPEKACGFB0AA-AoAIZQHAgDxCgAhlQcBAPAKACGgBwEA8AoAIaEHBACjCwAhogcBAPAKACGjBwEA8AoAIaQHQAD4CgAhpQcBAPAKACEN5gYAAKgTADDnBgAAqRMAEOgGAACoEwAw-AYCAPEKACGFB0AA-AoAIZQHAgDxCgAhlQcBAPAKACGgBwEA8AoAIaEHBACjCwAhogcBAPAKACGjBwEA8AoAIaQHQAD4CgAhpQcBAPAKACEJ-AYCAPcMACGFB0AA_AwAIZUHAQD2DAAhoAcBAPYMACGhBwQAsQ4AIaIHAQD2DAAhowcBAPYMACGkB0AA_AwAIaUHAQD2DAAhCjMAALsOACD4BgIA9wwAIYUHQAD8DAAhlQcBAPYMACGgBwEA9gwAIaEHBACxDgAhogcBAPYMACGjBwEA9gwAIaQHQAD8DAAhpQcBAPYMACEKMwAAwg4AIPgGAgAAAAGFB0AAAAABlQcBAAAAAaAHAQAAAAGhBwQAAAABogcBAAAAAaMHAQAAAAGkB0AAAAABpQcBAAAAAQQvAADaDgAghQdAAAAAAZwHAgAAAAGoBwIAAAABAgAAAIgBACBSAAC1EwAgAwAAAIgBACBSAAC1EwAgUwAAtBMAIAFLAADWFQAwAgAAAIgBACBLAAC0EwAgAgAAAPsOACBLAACzEwAgA4UHQAD8DAAhnAcCAPcMACGoBwIA9wwAIQQvAADYDgAghQdAAPwMACGcBwIA9wwAIagHAgD3DAAhBC8AANoOACCFB0AAAAABnAcCAAAAAagHAgAAAAEF-AYCAAAAAYUHQAAAAAGpBwEAAAABxQcBAAAAAcgHQAAAAAECAAAAmAEAIFIAAMETACADAAAAmAEAIFIAAMETACBTAADAEwAgAUsAANUVADAKGQAApAsAIOYGAACqDAAw5wYAAJYBABDoBgAAqgwAMPgGAgAAAAGFB0AA-AoAIaYHAgDxCgAhqQcBAPAKACHFBwEA8AoAIcgHQACaCwAhAgAAAJgBACBLAADAEwAgAgAAAL4TACBLAAC_EwAgCeYGAAC9EwAw5wYAAL4TABDoBgAAvRMAMPgGAgDxCgAhhQdAAPgKACGmBwIA8QoAIakHAQDwCgAhxQcBAPAKACHIB0AAmgsAIQnmBgAAvRMAMOcGAAC-EwAQ6AYAAL0TADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGpBwEA8AoAIcUHAQDwCgAhyAdAAJoLACEF-AYCAPcMACGFB0AA_AwAIakHAQD2DAAhxQcBAPYMACHIB0AAjQ0AIQX4BgIA9wwAIYUHQAD8DAAhqQcBAPYMACHFBwEA9gwAIcgHQACNDQAhBfgGAgAAAAGFB0AAAAABqQcBAAAAAcUHAQAAAAHIB0AAAAABCSsAAM0PACD4BgIAAAABhQdAAAAAAakHAQAAAAG4BwIAAAABxAcCAAAAAcUHAQAAAAHGBwEAAAABxwdAAAAAAQIAAAB1ACBSAADKEwAgAwAAAHUAIFIAAMoTACBTAADJEwAgAUsAANQVADACAAAAdQAgSwAAyRMAIAIAAADoDwAgSwAAyBMAIAj4BgIA9wwAIYUHQAD8DAAhqQcBAKINACG4BwIA9wwAIcQHAgD3DAAhxQcBAPYMACHGBwEAog0AIccHQACNDQAhCSsAAMsPACD4BgIA9wwAIYUHQAD8DAAhqQcBAKINACG4BwIA9wwAIcQHAgD3DAAhxQcBAPYMACHGBwEAog0AIccHQACNDQAhCSsAAM0PACD4BgIAAAABhQdAAAAAAakHAQAAAAG4BwIAAAABxAcCAAAAAcUHAQAAAAHGBwEAAAABxwdAAAAAAQUvAADRDgAg-AYCAAAAAYUHQAAAAAGcBwIAAAABpwcBAAAAAQIAAACEAQAgUgAA0xMAIAMAAACEAQAgUgAA0xMAIFMAANITACABSwAA0xUAMAIAAACEAQAgSwAA0hMAIAIAAACHDwAgSwAA0RMAIAT4BgIA9wwAIYUHQAD8DAAhnAcCAPcMACGnBwEA9gwAIQUvAADPDgAg-AYCAPcMACGFB0AA_AwAIZwHAgD3DAAhpwcBAPYMACEFLwAA0Q4AIPgGAgAAAAGFB0AAAAABnAcCAAAAAacHAQAAAAEUMAAAjA8AIDEAAI0PACAyAACODwAgMwAAjw8AIPgGAgAAAAGFB0AAAAABoAcBAAAAAaEHBAAAAAGjBwEAAAABqQcBAAAAAaoHAQAAAAGsBwAAAKwHAq4HAAAArgcCrwcIAAAAAbAHAgAAAAGxBwIAAAABsgcBAAAAAbMHAgAAAAG0BwIAAAABtQcCAAAAAQIAAACAAQAgUgAA3xMAIAMAAACAAQAgUgAA3xMAIFMAAN4TACABSwAA0hUAMBkZAACkCwAgMAAAmgwAIDEAAJ0MACAyAACyDAAgMwAAqQwAIOYGAACuDAAw5wYAAH4AEOgGAACuDAAw-AYCAAAAAYUHQAD4CgAhoAcBAPAKACGhBwQAowsAIaMHAQAAAAGmBwIA8QoAIakHAQDwCgAhqgcBAPAKACGsBwAArwysByKuBwAAsAyuByKvBwgAsQwAIbAHAgDPCwAhsQcCAM8LACGyBwEAmQsAIbMHAgDxCgAhtAcCAPEKACG1BwIA8QoAIQIAAACAAQAgSwAA3hMAIAIAAADcEwAgSwAA3RMAIBTmBgAA2xMAMOcGAADcEwAQ6AYAANsTADD4BgIA8QoAIYUHQAD4CgAhoAcBAPAKACGhBwQAowsAIaMHAQDwCgAhpgcCAPEKACGpBwEA8AoAIaoHAQDwCgAhrAcAAK8MrAcirgcAALAMrgcirwcIALEMACGwBwIAzwsAIbEHAgDPCwAhsgcBAJkLACGzBwIA8QoAIbQHAgDxCgAhtQcCAPEKACEU5gYAANsTADDnBgAA3BMAEOgGAADbEwAw-AYCAPEKACGFB0AA-AoAIaAHAQDwCgAhoQcEAKMLACGjBwEA8AoAIaYHAgDxCgAhqQcBAPAKACGqBwEA8AoAIawHAACvDKwHIq4HAACwDK4HIq8HCACxDAAhsAcCAM8LACGxBwIAzwsAIbIHAQCZCwAhswcCAPEKACG0BwIA8QoAIbUHAgDxCgAhEPgGAgD3DAAhhQdAAPwMACGgBwEA9gwAIaEHBACxDgAhowcBAPYMACGpBwEA9gwAIaoHAQD2DAAhrAcAAOEOrAcirgcAAOIOrgcirwcIAOMOACGwBwIAjg0AIbEHAgCODQAhsgcBAKINACGzBwIA9wwAIbQHAgD3DAAhtQcCAPcMACEUMAAA5Q4AIDEAAOYOACAyAADnDgAgMwAA6A4AIPgGAgD3DAAhhQdAAPwMACGgBwEA9gwAIaEHBACxDgAhowcBAPYMACGpBwEA9gwAIaoHAQD2DAAhrAcAAOEOrAcirgcAAOIOrgcirwcIAOMOACGwBwIAjg0AIbEHAgCODQAhsgcBAKINACGzBwIA9wwAIbQHAgD3DAAhtQcCAPcMACEUMAAAjA8AIDEAAI0PACAyAACODwAgMwAAjw8AIPgGAgAAAAGFB0AAAAABoAcBAAAAAaEHBAAAAAGjBwEAAAABqQcBAAAAAaoHAQAAAAGsBwAAAKwHAq4HAAAArgcCrwcIAAAAAbAHAgAAAAGxBwIAAAABsgcBAAAAAbMHAgAAAAG0BwIAAAABtQcCAAAAAQooAADEDwAgKgAAxQ8AIPgGAgAAAAGFB0AAAAABrgcAAADABwK9BwAAAL0HAsAHQAAAAAHBBwEAAAABwgcCAAAAAcMHAQAAAAECAAAAfAAgUgAA6xMAIAMAAAB8ACBSAADrEwAgUwAA6hMAIAFLAADRFQAwDycAAKQLACAoAAC2DAAgKgAAtwwAIOYGAACzDAAw5wYAAHoAEOgGAACzDAAw-AYCAAAAAYUHQAD4CgAhrgcAALUMwAcivQcAALQMvQcivgcCAPEKACHAB0AAmgsAIcEHAQCZCwAhwgcCAM8LACHDBwEAmQsAIQIAAAB8ACBLAADqEwAgAgAAAOgTACBLAADpEwAgDOYGAADnEwAw5wYAAOgTABDoBgAA5xMAMPgGAgDxCgAhhQdAAPgKACGuBwAAtQzAByK9BwAAtAy9ByK-BwIA8QoAIcAHQACaCwAhwQcBAJkLACHCBwIAzwsAIcMHAQCZCwAhDOYGAADnEwAw5wYAAOgTABDoBgAA5xMAMPgGAgDxCgAhhQdAAPgKACGuBwAAtQzAByK9BwAAtAy9ByK-BwIA8QoAIcAHQACaCwAhwQcBAJkLACHCBwIAzwsAIcMHAQCZCwAhCPgGAgD3DAAhhQdAAPwMACGuBwAApw_AByK9BwAApg-9ByLAB0AAjQ0AIcEHAQCiDQAhwgcCAI4NACHDBwEAog0AIQooAACpDwAgKgAAqg8AIPgGAgD3DAAhhQdAAPwMACGuBwAApw_AByK9BwAApg-9ByLAB0AAjQ0AIcEHAQCiDQAhwgcCAI4NACHDBwEAog0AIQooAADEDwAgKgAAxQ8AIPgGAgAAAAGFB0AAAAABrgcAAADABwK9BwAAAL0HAsAHQAAAAAHBBwEAAAABwgcCAAAAAcMHAQAAAAEKLQAAjRAAIPgGAgAAAAGFB0AAAAABlQcBAAAAAaoHAQAAAAGuBwAAANcHAskHAQAAAAHUBwIAAAAB1QcCAAAAAdcHIAAAAAECAAAAYQAgUgAA9xMAIAMAAABhACBSAAD3EwAgUwAA9hMAIAFLAADQFQAwDwQAAKQLACAtAADHDAAg5gYAAMUMADDnBgAAXwAQ6AYAAMUMADD4BgIAAAABhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhqgcBAPAKACGuBwAAxgzXByLJBwEAAAAB1AcCAPEKACHVBwIA8QoAIdcHIACbCwAhAgAAAGEAIEsAAPYTACACAAAA9BMAIEsAAPUTACAN5gYAAPMTADDnBgAA9BMAEOgGAADzEwAw-AYCAPEKACGFB0AA-AoAIZQHAgDxCgAhlQcBAPAKACGqBwEA8AoAIa4HAADGDNcHIskHAQDwCgAh1AcCAPEKACHVBwIA8QoAIdcHIACbCwAhDeYGAADzEwAw5wYAAPQTABDoBgAA8xMAMPgGAgDxCgAhhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhqgcBAPAKACGuBwAAxgzXByLJBwEA8AoAIdQHAgDxCgAh1QcCAPEKACHXByAAmwsAIQn4BgIA9wwAIYUHQAD8DAAhlQcBAPYMACGqBwEA9gwAIa4HAAD9D9cHIskHAQD2DAAh1AcCAPcMACHVBwIA9wwAIdcHIAClDgAhCi0AAP8PACD4BgIA9wwAIYUHQAD8DAAhlQcBAPYMACGqBwEA9gwAIa4HAAD9D9cHIskHAQD2DAAh1AcCAPcMACHVBwIA9wwAIdcHIAClDgAhCi0AAI0QACD4BgIAAAABhQdAAAAAAZUHAQAAAAGqBwEAAAABrgcAAADXBwLJBwEAAAAB1AcCAAAAAdUHAgAAAAHXByAAAAABBukGAQAAAAGFB0AAAAABrgcCAAAAAcUHAQAAAAGfCAEAAAABoAgAAQAAAQIAAABdACBSAACDFAAgAwAAAF0AIFIAAIMUACBTAACCFAAgAUsAAM8VADAMAwAApAsAIOYGAADJDAAw5wYAAFsAEOgGAADJDAAw6QYBAPAKACGFB0AA-AoAIZMHAgDxCgAhrgcCAPEKACHFBwEA8AoAIZ8IAQDwCgAhoAgAAd8LACHGCAAAyAwAIAIAAABdACBLAACCFAAgAgAAAIAUACBLAACBFAAgCuYGAAD_EwAw5wYAAIAUABDoBgAA_xMAMOkGAQDwCgAhhQdAAPgKACGTBwIA8QoAIa4HAgDxCgAhxQcBAPAKACGfCAEA8AoAIaAIAAHfCwAhCuYGAAD_EwAw5wYAAIAUABDoBgAA_xMAMOkGAQDwCgAhhQdAAPgKACGTBwIA8QoAIa4HAgDxCgAhxQcBAPAKACGfCAEA8AoAIaAIAAHfCwAhBukGAQD2DAAhhQdAAPwMACGuBwIA9wwAIcUHAQD2DAAhnwgBAPYMACGgCAABiw0AIQbpBgEA9gwAIYUHQAD8DAAhrgcCAPcMACHFBwEA9gwAIZ8IAQD2DAAhoAgAAYsNACEG6QYBAAAAAYUHQAAAAAGuBwIAAAABxQcBAAAAAZ8IAQAAAAGgCAABAAABBCAAAKEQACCFB0AAAAABqAcCAAAAAd4HAgAAAAECAAAAUAAgUgAAjBQAIAMAAABQACBSAACMFAAgUwAAixQAIAFLAADOFQAwAgAAAFAAIEsAAIsUACACAAAAtBAAIEsAAIoUACADhQdAAPwMACGoBwIA9wwAId4HAgD3DAAhBCAAAJ8QACCFB0AA_AwAIagHAgD3DAAh3gcCAPcMACEEIAAAoRAAIIUHQAAAAAGoBwIAAAAB3gcCAAAAAQgeAADXEAAgHwAA0RAAICEAANIQACD4BgIAAAABhQdAAAAAAcUHAQAAAAHdBwIAAAAB3wcCAAAAAQIAAABUACBSAACVFAAgAwAAAFQAIFIAAJUUACBTAACUFAAgAUsAAM0VADACAAAAVAAgSwAAlBQAIAIAAADMEAAgSwAAkxQAIAX4BgIA9wwAIYUHQAD8DAAhxQcBAPYMACHdBwIA9wwAId8HAgD3DAAhCB4AAKgQACAfAACqEAAgIQAAqxAAIPgGAgD3DAAhhQdAAPwMACHFBwEA9gwAId0HAgD3DAAh3wcCAPcMACEIHgAA1xAAIB8AANEQACAhAADSEAAg-AYCAAAAAYUHQAAAAAHFBwEAAAAB3QcCAAAAAd8HAgAAAAEMHQAA0xAAICIAAN4QACAjAADVEAAgJAAA1hAAIPgGAgAAAAGFB0AAAAABqQcBAAAAAa4HAAAA4gcCxQcBAAAAAeAHAgAAAAHiBwIAAAAB4wcCAAAAAQIAAABFACBSAACeFAAgAwAAAEUAIFIAAJ4UACBTAACdFAAgAUsAAMwVADACAAAARQAgSwAAnRQAIAIAAADtEAAgSwAAnBQAIAj4BgIA9wwAIYUHQAD8DAAhqQcBAPYMACGuBwAAvRDiByLFBwEA9gwAIeAHAgCODQAh4gcCAI4NACHjBwIA9wwAIQwdAAC-EAAgIgAA3RAAICMAAMAQACAkAADBEAAg-AYCAPcMACGFB0AA_AwAIakHAQD2DAAhrgcAAL0Q4gcixQcBAPYMACHgBwIAjg0AIeIHAgCODQAh4wcCAPcMACEMHQAA0xAAICIAAN4QACAjAADVEAAgJAAA1hAAIPgGAgAAAAGFB0AAAAABqQcBAAAAAa4HAAAA4gcCxQcBAAAAAeAHAgAAAAHiBwIAAAAB4wcCAAAAAQUaAACgEQAg-AYCAAAAAYUHQAAAAAGnBwEAAAAB-gcCAAAAAQIAAAA_ACBSAACnFAAgAwAAAD8AIFIAAKcUACBTAACmFAAgAUsAAMsVADACAAAAPwAgSwAAphQAIAIAAACyEQAgSwAApRQAIAT4BgIA9wwAIYUHQAD8DAAhpwcBAPYMACH6BwIA9wwAIQUaAACeEQAg-AYCAPcMACGFB0AA_AwAIacHAQD2DAAh-gcCAPcMACEFGgAAoBEAIPgGAgAAAAGFB0AAAAABpwcBAAAAAfoHAgAAAAEMGAAAthEAIBsAALgRACD4BgIAAAABhQdAAAAAAacHAQAAAAGpBwEAAAAB-wcCAAAAAfwHIAAAAAH9ByAAAAAB_gcCAAAAAf8HQAAAAAGACAIAAAABAgAAADkAIFIAALAUACADAAAAOQAgUgAAsBQAIFMAAK8UACABSwAAyhUAMAIAAAA5ACBLAACvFAAgAgAAAMcRACBLAACuFAAgCvgGAgD3DAAhhQdAAPwMACGnBwEA9gwAIakHAQD2DAAh-wcCAPcMACH8ByAApQ4AIf0HIAClDgAh_gcCAPcMACH_B0AA_AwAIYAIAgD3DAAhDBgAAKcRACAbAACpEQAg-AYCAPcMACGFB0AA_AwAIacHAQD2DAAhqQcBAPYMACH7BwIA9wwAIfwHIAClDgAh_QcgAKUOACH-BwIA9wwAIf8HQAD8DAAhgAgCAPcMACEMGAAAthEAIBsAALgRACD4BgIAAAABhQdAAAAAAacHAQAAAAGpBwEAAAAB-wcCAAAAAfwHIAAAAAH9ByAAAAAB_gcCAAAAAf8HQAAAAAGACAIAAAABBfgGAgAAAAGFB0AAAAAB5wcBAAAAAegHAQAAAAHpB0AAAAABAgAAADUAIFIAALwUACADAAAANQAgUgAAvBQAIFMAALsUACABSwAAyRUAMAsDAACkCwAg5gYAANsMADDnBgAAMwAQ6AYAANsMADD4BgIAAAABhQdAAPgKACGTBwIA8QoAIecHAQDwCgAh6AcBAPAKACHpB0AAmgsAIcoIAADaDAAgAgAAADUAIEsAALsUACACAAAAuRQAIEsAALoUACAJ5gYAALgUADDnBgAAuRQAEOgGAAC4FAAw-AYCAPEKACGFB0AA-AoAIZMHAgDxCgAh5wcBAPAKACHoBwEA8AoAIekHQACaCwAhCeYGAAC4FAAw5wYAALkUABDoBgAAuBQAMPgGAgDxCgAhhQdAAPgKACGTBwIA8QoAIecHAQDwCgAh6AcBAPAKACHpB0AAmgsAIQX4BgIA9wwAIYUHQAD8DAAh5wcBAPYMACHoBwEA9gwAIekHQACNDQAhBfgGAgD3DAAhhQdAAPwMACHnBwEA9gwAIegHAQD2DAAh6QdAAI0NACEF-AYCAAAAAYUHQAAAAAHnBwEAAAAB6AcBAAAAAekHQAAAAAEI-AYCAAAAAYUHQAAAAAGVBwEAAAAB6QdAAAAAAeoHAAEAAAHrBwABAAAB7AcEAAAAAe0HAACEEQAgAgAAADEAIFIAAMgUACADAAAAMQAgUgAAyBQAIFMAAMcUACABSwAAyBUAMA0DAACkCwAg5gYAANwMADDnBgAALwAQ6AYAANwMADD4BgIAAAABhQdAAPgKACGTBwIA8QoAIZUHAQDwCgAh6QdAAJoLACHqBwABAAAB6wcAAd8LACHsBwQAowsAIe0HAACTCwAgAgAAADEAIEsAAMcUACACAAAAxRQAIEsAAMYUACAM5gYAAMQUADDnBgAAxRQAEOgGAADEFAAw-AYCAPEKACGFB0AA-AoAIZMHAgDxCgAhlQcBAPAKACHpB0AAmgsAIeoHAAHfCwAh6wcAAd8LACHsBwQAowsAIe0HAACTCwAgDOYGAADEFAAw5wYAAMUUABDoBgAAxBQAMPgGAgDxCgAhhQdAAPgKACGTBwIA8QoAIZUHAQDwCgAh6QdAAJoLACHqBwAB3wsAIesHAAHfCwAh7AcEAKMLACHtBwAAkwsAIAj4BgIA9wwAIYUHQAD8DAAhlQcBAPYMACHpB0AAjQ0AIeoHAAGLDQAh6wcAAYsNACHsBwQAsQ4AIe0HAACCEQAgCPgGAgD3DAAhhQdAAPwMACGVBwEA9gwAIekHQACNDQAh6gcAAYsNACHrBwABiw0AIewHBACxDgAh7QcAAIIRACAI-AYCAAAAAYUHQAAAAAGVBwEAAAAB6QdAAAAAAeoHAAEAAAHrBwABAAAB7AcEAAAAAe0HAACEEQAgAosHAAEAAAGNB0AAAAABAgAAAC0AIFIAANQUACADAAAALQAgUgAA1BQAIFMAANMUACABSwAAxxUAMAgDAACkCwAg5gYAAN4MADDnBgAAKwAQ6AYAAN4MADCLBwAB3wsAIY0HQACaCwAhkwcCAPEKACHLCAAA3QwAIAIAAAAtACBLAADTFAAgAgAAANEUACBLAADSFAAgBuYGAADQFAAw5wYAANEUABDoBgAA0BQAMIsHAAHfCwAhjQdAAJoLACGTBwIA8QoAIQbmBgAA0BQAMOcGAADRFAAQ6AYAANAUADCLBwAB3wsAIY0HQACaCwAhkwcCAPEKACECiwcAAYsNACGNB0AAjQ0AIQKLBwABiw0AIY0HQACNDQAhAosHAAEAAAGNB0AAAAABBYUHQAAAAAHuBwEAAAAB7wcEAAAAAfAHAgAAAAHxB0AAAAABAgAAAL8EACBSAADVFAAgAwAAACkAIFIAANUUACBTAADZFAAgBwAAACkAIEsAANkUACCFB0AA_AwAIe4HAQD2DAAh7wcEALEOACHwBwIA9wwAIfEHQACNDQAhBYUHQAD8DAAh7gcBAPYMACHvBwQAsQ4AIfAHAgD3DAAh8QdAAI0NACEHBQAA7A0AIAsAAO0NACAMAADuDQAg-AYCAAAAAf8GAgAAAAGABwAA6g0AIIUHQAAAAAECAAAACwAgUgAA4hQAIAMAAAALACBSAADiFAAgUwAA4RQAIAFLAADGFQAwAgAAAAsAIEsAAOEUACACAAAAlg4AIEsAAOAUACAE-AYCAPcMACH_BgIA9wwAIYAHAADNDQAghQdAAPwMACEHBQAAzw0AIAsAANANACAMAADRDQAg-AYCAPcMACH_BgIA9wwAIYAHAADNDQAghQdAAPwMACEHBQAA7A0AIAsAAO0NACAMAADuDQAg-AYCAAAAAf8GAgAAAAGABwAA6g0AIIUHQAAAAAEKDAAAng4AIA0AAJ0OACAOAACfDgAg-AYCAAAAAYUHQAAAAAGVBwEAAAABlgcBAAAAAZcHAAEAAAGYBwAAmg4AIJkHAACbDgAgAgAAACYAIFIAAO4UACADAAAAJgAgUgAA7hQAIFMAAO0UACABSwAAxRUAMA8EAACkCwAgDAAA4QwAIA0AAI4MACAOAACMDAAg5gYAAN8MADDnBgAABwAQ6AYAAN8MADD4BgIAAAABhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhlgcBAAAAAZcHAAHgDAAhmAcAAJMLACCZBwAAkwsAIAIAAAAmACBLAADtFAAgAgAAAOsUACBLAADsFAAgC-YGAADqFAAw5wYAAOsUABDoBgAA6hQAMPgGAgDxCgAhhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhlgcBAPAKACGXBwAB4AwAIZgHAACTCwAgmQcAAJMLACAL5gYAAOoUADDnBgAA6xQAEOgGAADqFAAw-AYCAPEKACGFB0AA-AoAIZQHAgDxCgAhlQcBAPAKACGWBwEA8AoAIZcHAAHgDAAhmAcAAJMLACCZBwAAkwsAIAf4BgIA9wwAIYUHQAD8DAAhlQcBAPYMACGWBwEA9gwAIZcHAAGhDQAhmAcAAPQNACCZBwAA9Q0AIAoMAAD4DQAgDQAA9w0AIA4AAPkNACD4BgIA9wwAIYUHQAD8DAAhlQcBAPYMACGWBwEA9gwAIZcHAAGhDQAhmAcAAPQNACCZBwAA9Q0AIAoMAACeDgAgDQAAnQ4AIA4AAJ8OACD4BgIAAAABhQdAAAAAAZUHAQAAAAGWBwEAAAABlwcAAQAAAZgHAACaDgAgmQcAAJsOACANBQAAtw0AIA8AAIQOACD4BgIAAAAB_wYCAAAAAYAHAAC1DQAghQdAAAAAAYYHQAAAAAGLBwABAAABlQcBAAAAAekHQAAAAAGqCAEAAAABqwhAAAAAAawIAgAAAAECAAAABQAgUgAA9xQAIAMAAAAFACBSAAD3FAAgUwAA9hQAIAFLAADEFQAwAgAAAAUAIEsAAPYUACACAAAArg0AIEsAAPUUACAL-AYCAPcMACH_BgIAjg0AIYAHAACwDQAghQdAAPwMACGGB0AAjQ0AIYsHAAGLDQAhlQcBAPYMACHpB0AAjQ0AIaoIAQD2DAAhqwhAAI0NACGsCAIAjg0AIQ0FAACzDQAgDwAAgg4AIPgGAgD3DAAh_wYCAI4NACGABwAAsA0AIIUHQAD8DAAhhgdAAI0NACGLBwABiw0AIZUHAQD2DAAh6QdAAI0NACGqCAEA9gwAIasIQACNDQAhrAgCAI4NACENBQAAtw0AIA8AAIQOACD4BgIAAAAB_wYCAAAAAYAHAAC1DQAghQdAAAAAAYYHQAAAAAGLBwABAAABlQcBAAAAAekHQAAAAAGqCAEAAAABqwhAAAAAAawIAgAAAAEEUgAA7xQAMM8IAADwFAAw0QgAAPIUACDVCAAAqg0AMARSAADjFAAwzwgAAOQUADDRCAAA5hQAINUIAADnFAAwBFIAANoUADDPCAAA2xQAMNEIAADdFAAg1QgAAJIOADADUgAA1RQAIM8IAADWFAAg1QgAAL8EACAEUgAAyRQAMM8IAADKFAAw0QgAAMwUACDVCAAAzRQAMARSAAC9FAAwzwgAAL4UADDRCAAAwBQAINUIAADBFAAwBFIAALEUADDPCAAAshQAMNEIAAC0FAAg1QgAALUUADAEUgAAqBQAMM8IAACpFAAw0QgAAKsUACDVCAAAwxEAMARSAACfFAAwzwgAAKAUADDRCAAAohQAINUIAACuEQAwBFIAAJYUADDPCAAAlxQAMNEIAACZFAAg1QgAAOkQADAEUgAAjRQAMM8IAACOFAAw0QgAAJAUACDVCAAAyBAAMARSAACEFAAwzwgAAIUUADDRCAAAhxQAINUIAACwEAAwBFIAAPgTADDPCAAA-RMAMNEIAAD7EwAg1QgAAPwTADAEUgAA7BMAMM8IAADtEwAw0QgAAO8TACDVCAAA8BMAMARSAADgEwAwzwgAAOETADDRCAAA4xMAINUIAADkEwAwBFIAANQTADDPCAAA1RMAMNEIAADXEwAg1QgAANgTADAEUgAAyxMAMM8IAADMEwAw0QgAAM4TACDVCAAAgw8AMARSAADCEwAwzwgAAMMTADDRCAAAxRMAINUIAADkDwAwBFIAALYTADDPCAAAtxMAMNEIAAC5EwAg1QgAALoTADAEUgAArRMAMM8IAACuEwAw0QgAALATACDVCAAA9w4AMARSAAChEwAwzwgAAKITADDRCAAApBMAINUIAAClEwAwA1IAAJwTACDPCAAAnRMAINUIAADBCAAgBFIAAJMTADDPCAAAlBMAMNEIAACWEwAg1QgAAIITADAEUgAAihMAMM8IAACLEwAw0QgAAI0TACDVCAAAghMAMARSAAD-EgAwzwgAAP8SADDRCAAAgRMAINUIAACCEwAwBFIAAPUSADDPCAAA9hIAMNEIAAD4EgAg1QgAAO0SADAEUgAA6RIAMM8IAADqEgAw0QgAAOwSACDVCAAA7RIAMARSAADdEgAwzwgAAN4SADDRCAAA4BIAINUIAADhEgAwBFIAANESADDPCAAA0hIAMNEIAADUEgAg1QgAANUSADAEUgAAxRIAMM8IAADGEgAw0QgAAMgSACDVCAAAyRIAMARSAAC5EgAwzwgAALoSADDRCAAAvBIAINUIAAC9EgAwAAAAAgMAALQOACDxBwAA8AwAIAAAAAAAAAAAAAAAAAAAAAEEAAC0DgAgAAAAAAAABi8AAKsOACA0AACqDgAghgcAAPAMACCbBwAA8AwAIJwHAADwDAAgnQcAAPAMACABLwAAqw4AIAAACiYAALcVACAoAACzFQAgLAAAphUAIJQHAADwDAAgtgcAAPAMACDJBwAA8AwAIMoHAADwDAAgywcAAPAMACDOBwAA8AwAIM8HAADwDAAgBycAALQOACAoAACzFQAgKgAAtBUAIMAHAADwDAAgwQcAAPAMACDCBwAA8AwAIMMHAADwDAAgAgQAALQOACAtAAC4FQAgAAQZAAC0DgAgHgAAmRAAIB8AAJkQACAhAACgFQAgARwAAPIQACABHgAAmRAAIAMYAAC9FQAgGQAAtA4AIBsAAJ4VACACFwAAzBEAIM8HAADwDAAgAAUEAAC0DgAgDAAAvhUAIA0AAJkVACAOAACXFQAglwcAAPAMACAEAwAAtA4AIAUAAL8VACALAADDFQAgDAAAvhUAIAgGAADAFQAgCAAAwhUAIAkAAJcVACCOBwAA8AwAII8HAADwDAAgkAcAAPAMACCRBwAA8AwAIJIHAADwDAAgAAAL-AYCAAAAAf8GAgAAAAGABwAAtQ0AIIUHQAAAAAGGB0AAAAABiwcAAQAAAZUHAQAAAAHpB0AAAAABqggBAAAAAasIQAAAAAGsCAIAAAABB_gGAgAAAAGFB0AAAAABlQcBAAAAAZYHAQAAAAGXBwABAAABmAcAAJoOACCZBwAAmw4AIAT4BgIAAAAB_wYCAAAAAYAHAADqDQAghQdAAAAAAQKLBwABAAABjQdAAAAAAQj4BgIAAAABhQdAAAAAAZUHAQAAAAHpB0AAAAAB6gcAAQAAAesHAAEAAAHsBwQAAAAB7QcAAIQRACAF-AYCAAAAAYUHQAAAAAHnBwEAAAAB6AcBAAAAAekHQAAAAAEK-AYCAAAAAYUHQAAAAAGnBwEAAAABqQcBAAAAAfsHAgAAAAH8ByAAAAAB_QcgAAAAAf4HAgAAAAH_B0AAAAABgAgCAAAAAQT4BgIAAAABhQdAAAAAAacHAQAAAAH6BwIAAAABCPgGAgAAAAGFB0AAAAABqQcBAAAAAa4HAAAA4gcCxQcBAAAAAeAHAgAAAAHiBwIAAAAB4wcCAAAAAQX4BgIAAAABhQdAAAAAAcUHAQAAAAHdBwIAAAAB3wcCAAAAAQOFB0AAAAABqAcCAAAAAd4HAgAAAAEG6QYBAAAAAYUHQAAAAAGuBwIAAAABxQcBAAAAAZ8IAQAAAAGgCAABAAABCfgGAgAAAAGFB0AAAAABlQcBAAAAAaoHAQAAAAGuBwAAANcHAskHAQAAAAHUBwIAAAAB1QcCAAAAAdcHIAAAAAEI-AYCAAAAAYUHQAAAAAGuBwAAAMAHAr0HAAAAvQcCwAdAAAAAAcEHAQAAAAHCBwIAAAABwwcBAAAAARD4BgIAAAABhQdAAAAAAaAHAQAAAAGhBwQAAAABowcBAAAAAakHAQAAAAGqBwEAAAABrAcAAACsBwKuBwAAAK4HAq8HCAAAAAGwBwIAAAABsQcCAAAAAbIHAQAAAAGzBwIAAAABtAcCAAAAAbUHAgAAAAEE-AYCAAAAAYUHQAAAAAGcBwIAAAABpwcBAAAAAQj4BgIAAAABhQdAAAAAAakHAQAAAAG4BwIAAAABxAcCAAAAAcUHAQAAAAHGBwEAAAABxwdAAAAAAQX4BgIAAAABhQdAAAAAAakHAQAAAAHFBwEAAAAByAdAAAAAAQOFB0AAAAABnAcCAAAAAagHAgAAAAEJ-AYCAAAAAYUHQAAAAAGVBwEAAAABoAcBAAAAAaEHBAAAAAGiBwEAAAABowcBAAAAAaQHQAAAAAGlBwEAAAABDPgGAgAAAAGFB0AAAAABpgcCAAAAAa4HAAAAmAgCiggBAAAAAYsIAgAAAAGRCAEAAAABlggBAAAAAZgIAgAAAAGZCAEAAAABmghAAAAAAZsIQAAAAAEM-AYCAAAAAYUHQAAAAAGuBwAAAJgIAooIAQAAAAGLCAIAAAABkQgBAAAAAZUIAgAAAAGWCAEAAAABmAgCAAAAAZkIAQAAAAGaCEAAAAABmwhAAAAAAQz4BgIAAAABhQdAAAAAAaYHAgAAAAGuBwAAAJgIAooIAQAAAAGLCAIAAAABkQgBAAAAAZUIAgAAAAGWCAEAAAABmQgBAAAAAZoIQAAAAAGbCEAAAAABCPcGQAAAAAH4BgIAAAABqQcBAAAAAcUHAQAAAAGKCAEAAAABiwgCAAAAAZMIAgAAAAGUCAIAAAABCPcGQAAAAAH4BgIAAAABlAcCAAAAAakHAQAAAAHFBwEAAAABiggBAAAAAYsIAgAAAAGTCAIAAAABCUuAAAAAAfgGAgAAAAGFB0AAAAABgwgCAAAAAYgIAQAAAAGmCAEAAAABpwgBAAAAAagIQAAAAAGpCEAAAAABBoUHQAAAAAGGB0AAAAABiwcAAQAAAY0HQAAAAAGhCAEAAAABoggBAAAAAQb4BgIAAAABhQdAAAAAAYYHQAAAAAGLBwABAAABpAgCAAAAAaUIAgAAAAEO-AYCAAAAAfoGQAAAAAGCB0AAAAABhgdAAAAAAZ8HBAAAAAGjBwEAAAABgggBAAAAAYMIAgAAAAGECAIAAAABhQgCAAAAAYYIBAAAAAGHCAIAAAABiAgBAAAAAYkIQAAAAAE2EAAA-BQAIBEAAPkUACASAAD6FAAgEwAA-xQAIBQAAPwUACAVAAD9FAAgFgAA_hQAIBcAAP8UACAbAACAFQAgHAAAgRUAICEAAIMVACAjAACCFQAgJQAAhBUAICoAAIUVACAsAACJFQAgLgAAhhUAIDAAAIgVACAxAACLFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQgAAlBUAIEQAAJUVACBFAACWFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABvQgBAAAAAb4IAQAAAAG_CAEAAAABwAgBAAAAAQIAAAABACBSAADhFQAgAwAAAKQBACBSAADhFQAgUwAA5RUAIDgAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAA5RUAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACE2EAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQgAAthIAIEQAALcSACBFAAC4EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AITYQAAD4FAAgEQAA-RQAIBIAAPoUACATAAD7FAAgFAAA_BQAIBUAAP0UACAWAAD-FAAgFwAA_xQAIBsAAIAVACAcAACBFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA4AACNFQAgOwAAjhUAIDwAAI8VACA9AACQFQAgPwAAkRUAIEAAAJIVACBBAACTFQAgQgAAlBUAIEUAAJYVACD4BgIAAAABhQdAAAAAAZ0HAQAAAAHPB0AAAAABoggBAAAAAa0IAQAAAAGuCEAAAAABrwgBAAAAAbEIAAAAsQgCsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAEAAAABuAhAAAAAAbkIAgAAAAG6CCAAAAABuwhAAAAAAbwIIAAAAAG9CAEAAAABvggBAAAAAb8IAQAAAAHACAEAAAABAgAAAAEAIFIAAOYVACADAAAApAEAIFIAAOYVACBTAADqFQAgOAAAAKQBACAQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEUAALgSACBLAADqFQAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AITYQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEUAALgSACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhNhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQAAAkhUAIEEAAJMVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAb0IAQAAAAG-CAEAAAABvwgBAAAAAcAIAQAAAAECAAAAAQAgUgAA6xUAIAMAAACkAQAgUgAA6xUAIFMAAO8VACA4AAAApAEAIBAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBEAAC3EgAgRQAAuBIAIEsAAO8VACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhNhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACE2EAAA-BQAIBEAAPkUACASAAD6FAAgEwAA-xQAIBQAAPwUACAVAAD9FAAgFgAA_hQAIBcAAP8UACAbAACAFQAgHAAAgRUAICEAAIMVACAjAACCFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA4AACNFQAgOwAAjhUAIDwAAI8VACA9AACQFQAgPwAAkRUAIEAAAJIVACBBAACTFQAgQgAAlBUAIEQAAJUVACBFAACWFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABvQgBAAAAAb4IAQAAAAG_CAEAAAABwAgBAAAAAQIAAAABACBSAADwFQAgAwAAAKQBACBSAADwFQAgUwAA9BUAIDgAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAA9BUAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACE2EAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AITYQAAD4FAAgEQAA-RQAIBIAAPoUACATAAD7FAAgFAAA_BQAIBUAAP0UACAWAAD-FAAgFwAA_xQAIBsAAIAVACAcAACBFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA4AACNFQAgOwAAjhUAIDwAAI8VACA_AACRFQAgQAAAkhUAIEEAAJMVACBCAACUFQAgRAAAlRUAIEUAAJYVACD4BgIAAAABhQdAAAAAAZ0HAQAAAAHPB0AAAAABoggBAAAAAa0IAQAAAAGuCEAAAAABrwgBAAAAAbEIAAAAsQgCsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAEAAAABuAhAAAAAAbkIAgAAAAG6CCAAAAABuwhAAAAAAbwIIAAAAAG9CAEAAAABvggBAAAAAb8IAQAAAAHACAEAAAABAgAAAAEAIFIAAPUVACA2EAAA-BQAIBEAAPkUACASAAD6FAAgEwAA-xQAIBQAAPwUACAVAAD9FAAgFgAA_hQAIBcAAP8UACAbAACAFQAgHAAAgRUAICEAAIMVACAjAACCFQAgJQAAhBUAICoAAIUVACAsAACJFQAgLgAAhhUAIDAAAIgVACAxAACLFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA9AACQFQAgPwAAkRUAIEAAAJIVACBBAACTFQAgQgAAlBUAIEQAAJUVACBFAACWFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABvQgBAAAAAb4IAQAAAAG_CAEAAAABwAgBAAAAAQIAAAABACBSAAD3FQAgNhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAb0IAQAAAAG-CAEAAAABvwgBAAAAAcAIAQAAAAECAAAAAQAgUgAA-RUAIAMAAACkAQAgUgAA9RUAIFMAAP0VACA4AAAApAEAIBAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIEsAAP0VACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhNhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACEDAAAApAEAIFIAAPcVACBTAACAFgAgOAAAAKQBACAQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACBLAACAFgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AITYQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhAwAAAKQBACBSAAD5FQAgUwAAgxYAIDgAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAAgxYAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACE2EAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AITYQAAD4FAAgEQAA-RQAIBIAAPoUACATAAD7FAAgFAAA_BQAIBUAAP0UACAWAAD-FAAgFwAA_xQAIBsAAIAVACAcAACBFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA4AACNFQAgOwAAjhUAIDwAAI8VACA9AACQFQAgPwAAkRUAIEEAAJMVACBCAACUFQAgRAAAlRUAIEUAAJYVACD4BgIAAAABhQdAAAAAAZ0HAQAAAAHPB0AAAAABoggBAAAAAa0IAQAAAAGuCEAAAAABrwgBAAAAAbEIAAAAsQgCsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAEAAAABuAhAAAAAAbkIAgAAAAG6CCAAAAABuwhAAAAAAbwIIAAAAAG9CAEAAAABvggBAAAAAb8IAQAAAAHACAEAAAABAgAAAAEAIFIAAIQWACA2EAAA-BQAIBEAAPkUACASAAD6FAAgEwAA-xQAIBQAAPwUACAVAAD9FAAgFgAA_hQAIBcAAP8UACAbAACAFQAgHAAAgRUAICEAAIMVACAjAACCFQAgJQAAhBUAICoAAIUVACAsAACJFQAgLgAAhhUAIDAAAIgVACAxAACLFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAIEAAAJIVACBBAACTFQAgQgAAlBUAIEQAAJUVACBFAACWFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABvQgBAAAAAb4IAQAAAAG_CAEAAAABwAgBAAAAAQIAAAABACBSAACGFgAgAwAAAKQBACBSAACEFgAgUwAAihYAIDgAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAAihYAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACE2EAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AIQMAAACkAQAgUgAAhhYAIFMAAI0WACA4AAAApAEAIBAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIEsAAI0WACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhNhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACE2EAAA-BQAIBEAAPkUACASAAD6FAAgEwAA-xQAIBQAAPwUACAVAAD9FAAgFgAA_hQAIBcAAP8UACAbAACAFQAgHAAAgRUAICEAAIMVACAjAACCFQAgJQAAhBUAICoAAIUVACAsAACJFQAgLgAAhhUAIDAAAIgVACAxAACLFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABvQgBAAAAAb4IAQAAAAG_CAEAAAABwAgBAAAAAQIAAAABACBSAACOFgAgAwAAAKQBACBSAACOFgAgUwAAkhYAIDgAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgSwAAkhYAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACE2EAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AIQr4BgIAAAABhQdAAAAAAaYHAgAAAAGnBwEAAAABqQcBAAAAAfwHIAAAAAH9ByAAAAAB_gcCAAAAAf8HQAAAAAGACAIAAAABNhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAbAACAFQAgHAAAgRUAICEAAIMVACAjAACCFQAgJQAAhBUAICoAAIUVACAsAACJFQAgLgAAhhUAIDAAAIgVACAxAACLFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAb0IAQAAAAG-CAEAAAABvwgBAAAAAcAIAQAAAAECAAAAAQAgUgAAlBYAIAb4BgIAAAABhQdAAAAAAakHAQAAAAGqBwEAAAABzwdAAAAAAYEIAgAAAAECAAAA4QMAIFIAAJYWACAE-AYCAAAAAYUHQAAAAAGmBwIAAAABpwcBAAAAAQMAAACkAQAgUgAAlBYAIFMAAJsWACA4AAAApAEAIBAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIEsAAJsWACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhNhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACEDAAAA5AMAIFIAAJYWACBTAACeFgAgCAAAAOQDACBLAACeFgAg-AYCAPcMACGFB0AA_AwAIakHAQD2DAAhqgcBAPYMACHPB0AAjQ0AIYEIAgD3DAAhBvgGAgD3DAAhhQdAAPwMACGpBwEA9gwAIaoHAQD2DAAhzwdAAI0NACGBCAIA9wwAITYQAAD4FAAgEQAA-RQAIBIAAPoUACATAAD7FAAgFAAA_BQAIBUAAP0UACAWAAD-FAAgFwAA_xQAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQAAAkhUAIEEAAJMVACBCAACUFQAgRAAAlRUAIEUAAJYVACD4BgIAAAABhQdAAAAAAZ0HAQAAAAHPB0AAAAABoggBAAAAAa0IAQAAAAGuCEAAAAABrwgBAAAAAbEIAAAAsQgCsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAEAAAABuAhAAAAAAbkIAgAAAAG6CCAAAAABuwhAAAAAAbwIIAAAAAG9CAEAAAABvggBAAAAAb8IAQAAAAHACAEAAAABAgAAAAEAIFIAAJ8WACANGAAAthEAIBkAALcRACD4BgIAAAABhQdAAAAAAaYHAgAAAAGnBwEAAAABqQcBAAAAAfsHAgAAAAH8ByAAAAAB_QcgAAAAAf4HAgAAAAH_B0AAAAABgAgCAAAAAQIAAAA5ACBSAAChFgAgAwAAAKQBACBSAACfFgAgUwAApRYAIDgAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAApRYAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACE2EAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AIQMAAAA3ACBSAAChFgAgUwAAqBYAIA8AAAA3ACAYAACnEQAgGQAAqBEAIEsAAKgWACD4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACGnBwEA9gwAIakHAQD2DAAh-wcCAPcMACH8ByAApQ4AIf0HIAClDgAh_gcCAPcMACH_B0AA_AwAIYAIAgD3DAAhDRgAAKcRACAZAACoEQAg-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhpwcBAPYMACGpBwEA9gwAIfsHAgD3DAAh_AcgAKUOACH9ByAApQ4AIf4HAgD3DAAh_wdAAPwMACGACAIA9wwAITYQAAD4FAAgEQAA-RQAIBIAAPoUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQAAAkhUAIEEAAJMVACBCAACUFQAgRAAAlRUAIEUAAJYVACD4BgIAAAABhQdAAAAAAZ0HAQAAAAHPB0AAAAABoggBAAAAAa0IAQAAAAGuCEAAAAABrwgBAAAAAbEIAAAAsQgCsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAEAAAABuAhAAAAAAbkIAgAAAAG6CCAAAAABuwhAAAAAAbwIIAAAAAG9CAEAAAABvggBAAAAAb8IAQAAAAHACAEAAAABAgAAAAEAIFIAAKkWACADAAAApAEAIFIAAKkWACBTAACtFgAgOAAAAKQBACAQAACaEgAgEQAAmxIAIBIAAJwSACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACBLAACtFgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AITYQAACaEgAgEQAAmxIAIBIAAJwSACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhNhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAVAAD9FAAgFgAA_hQAIBcAAP8UACAbAACAFQAgHAAAgRUAICEAAIMVACAjAACCFQAgJQAAhBUAICoAAIUVACAsAACJFQAgLgAAhhUAIDAAAIgVACAxAACLFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAb0IAQAAAAG-CAEAAAABvwgBAAAAAcAIAQAAAAECAAAAAQAgUgAArhYAIAMAAACkAQAgUgAArhYAIFMAALIWACA4AAAApAEAIBAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIEsAALIWACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhNhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACE2EAAA-BQAIBEAAPkUACASAAD6FAAgEwAA-xQAIBQAAPwUACAWAAD-FAAgFwAA_xQAIBsAAIAVACAcAACBFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA4AACNFQAgOwAAjhUAIDwAAI8VACA9AACQFQAgPwAAkRUAIEAAAJIVACBBAACTFQAgQgAAlBUAIEQAAJUVACBFAACWFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABvQgBAAAAAb4IAQAAAAG_CAEAAAABwAgBAAAAAQIAAAABACBSAACzFgAgAwAAAKQBACBSAACzFgAgUwAAtxYAIDgAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAAtxYAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACE2EAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AITYQAAD4FAAgEQAA-RQAIBIAAPoUACATAAD7FAAgFAAA_BQAIBUAAP0UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQAAAkhUAIEEAAJMVACBCAACUFQAgRAAAlRUAIEUAAJYVACD4BgIAAAABhQdAAAAAAZ0HAQAAAAHPB0AAAAABoggBAAAAAa0IAQAAAAGuCEAAAAABrwgBAAAAAbEIAAAAsQgCsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAEAAAABuAhAAAAAAbkIAgAAAAG6CCAAAAABuwhAAAAAAbwIIAAAAAG9CAEAAAABvggBAAAAAb8IAQAAAAHACAEAAAABAgAAAAEAIFIAALgWACADAAAApAEAIFIAALgWACBTAAC8FgAgOAAAAKQBACAQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACBLAAC8FgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AITYQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhCPgGAgAAAAGFB0AAAAABpgcCAAAAAakHAQAAAAGuBwAAAOIHAsUHAQAAAAHiBwIAAAAB4wcCAAAAAQkZAADQEAAgHgAA1xAAICEAANIQACD4BgIAAAABhQdAAAAAAaYHAgAAAAHFBwEAAAAB3QcCAAAAAd8HAgAAAAECAAAAVAAgUgAAvhYAIAMAAABLACBSAAC-FgAgUwAAwhYAIAsAAABLACAZAACpEAAgHgAAqBAAICEAAKsQACBLAADCFgAg-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhxQcBAPYMACHdBwIA9wwAId8HAgD3DAAhCRkAAKkQACAeAACoEAAgIQAAqxAAIPgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIcUHAQD2DAAh3QcCAPcMACHfBwIA9wwAIQ0ZAADUEAAgHQAA0xAAICIAAN4QACAkAADWEAAg-AYCAAAAAYUHQAAAAAGmBwIAAAABqQcBAAAAAa4HAAAA4gcCxQcBAAAAAeAHAgAAAAHiBwIAAAAB4wcCAAAAAQIAAABFACBSAADDFgAgNhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAICEAAIMVACAjAACCFQAgJQAAhBUAICoAAIUVACAsAACJFQAgLgAAhhUAIDAAAIgVACAxAACLFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAb0IAQAAAAG-CAEAAAABvwgBAAAAAcAIAQAAAAECAAAAAQAgUgAAxRYAIAP4BgIAAAABlQcBAAAAAckHAQAAAAECAAAAsgUAIFIAAMcWACA2EAAA-BQAIBEAAPkUACASAAD6FAAgEwAA-xQAIBQAAPwUACAVAAD9FAAgFgAA_hQAIBcAAP8UACAbAACAFQAgHAAAgRUAICEAAIMVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA4AACNFQAgOwAAjhUAIDwAAI8VACA9AACQFQAgPwAAkRUAIEAAAJIVACBBAACTFQAgQgAAlBUAIEQAAJUVACBFAACWFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABvQgBAAAAAb4IAQAAAAG_CAEAAAABwAgBAAAAAQIAAAABACBSAADJFgAgBfgGAgAAAAGFB0AAAAABpgcCAAAAAcUHAQAAAAHfBwIAAAABAwAAAKQBACBSAADFFgAgUwAAzhYAIDgAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAAzhYAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACE2EAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AIQMAAABHACBSAADHFgAgUwAA0RYAIAUAAABHACBLAADRFgAg-AYCAPcMACGVBwEA9gwAIckHAQD2DAAhA_gGAgD3DAAhlQcBAPYMACHJBwEA9gwAIQOFB0AAAAABkwcCAAAAAagHAgAAAAEDAAAApAEAIFIAAMkWACBTAADVFgAgOAAAAKQBACAQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACBLAADVFgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AITYQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhAwAAAEMAIFIAAMMWACBTAADYFgAgDwAAAEMAIBkAAL8QACAdAAC-EAAgIgAA3RAAICQAAMEQACBLAADYFgAg-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhqQcBAPYMACGuBwAAvRDiByLFBwEA9gwAIeAHAgCODQAh4gcCAI4NACHjBwIA9wwAIQ0ZAAC_EAAgHQAAvhAAICIAAN0QACAkAADBEAAg-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhqQcBAPYMACGuBwAAvRDiByLFBwEA9gwAIeAHAgCODQAh4gcCAI4NACHjBwIA9wwAITYQAAD4FAAgEQAA-RQAIBIAAPoUACATAAD7FAAgFAAA_BQAIBUAAP0UACAWAAD-FAAgFwAA_xQAIBsAAIAVACAcAACBFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQAAAkhUAIEEAAJMVACBCAACUFQAgRAAAlRUAIEUAAJYVACD4BgIAAAABhQdAAAAAAZ0HAQAAAAHPB0AAAAABoggBAAAAAa0IAQAAAAGuCEAAAAABrwgBAAAAAbEIAAAAsQgCsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAEAAAABuAhAAAAAAbkIAgAAAAG6CCAAAAABuwhAAAAAAbwIIAAAAAG9CAEAAAABvggBAAAAAb8IAQAAAAHACAEAAAABAgAAAAEAIFIAANkWACAJGQAA0BAAIB4AANcQACAfAADREAAg-AYCAAAAAYUHQAAAAAGmBwIAAAABxQcBAAAAAd0HAgAAAAHfBwIAAAABAgAAAFQAIFIAANsWACADAAAApAEAIFIAANkWACBTAADfFgAgOAAAAKQBACAQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACBLAADfFgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AITYQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhAwAAAEsAIFIAANsWACBTAADiFgAgCwAAAEsAIBkAAKkQACAeAACoEAAgHwAAqhAAIEsAAOIWACD4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACHFBwEA9gwAId0HAgD3DAAh3wcCAPcMACEJGQAAqRAAIB4AAKgQACAfAACqEAAg-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhxQcBAPYMACHdBwIA9wwAId8HAgD3DAAhDRkAANQQACAdAADTEAAgIgAA3hAAICMAANUQACD4BgIAAAABhQdAAAAAAaYHAgAAAAGpBwEAAAABrgcAAADiBwLFBwEAAAAB4AcCAAAAAeIHAgAAAAHjBwIAAAABAgAAAEUAIFIAAOMWACADAAAAQwAgUgAA4xYAIFMAAOcWACAPAAAAQwAgGQAAvxAAIB0AAL4QACAiAADdEAAgIwAAwBAAIEsAAOcWACD4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACGpBwEA9gwAIa4HAAC9EOIHIsUHAQD2DAAh4AcCAI4NACHiBwIAjg0AIeMHAgD3DAAhDRkAAL8QACAdAAC-EAAgIgAA3RAAICMAAMAQACD4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACGpBwEA9gwAIa4HAAC9EOIHIsUHAQD2DAAh4AcCAI4NACHiBwIAjg0AIeMHAgD3DAAhNhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAsAACJFQAgLgAAhhUAIDAAAIgVACAxAACLFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAb0IAQAAAAG-CAEAAAABvwgBAAAAAcAIAQAAAAECAAAAAQAgUgAA6BYAIBUdAQAAAAH4BgIAAAABhQdAAAAAAZQHAgAAAAGpBwEAAAABqgcBAAAAAa4HAAAAzgcCuQcQAAAAAcQHEAAAAAHJBwEAAAABygcBAAAAAcsHEAAAAAHMBwIAAAABzgcBAAAAAc8HQAAAAAHQBwIAAAAB0QcgAAAAAdIHAQAAAAHTBwEAAAAB1AcCAAAAAdUHAgAAAAEDAAAApAEAIFIAAOgWACBTAADtFgAgOAAAAKQBACAQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACBLAADtFgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AITYQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhCwQAAIwQACD4BgIAAAABhQdAAAAAAZQHAgAAAAGVBwEAAAABqgcBAAAAAa4HAAAA1wcCyQcBAAAAAdQHAgAAAAHVBwIAAAAB1wcgAAAAAQIAAABhACBSAADuFgAgBqkHAQAAAAG2BwIAAAABtwcCAAAAAbkHEAAAAAG6BwIAAAABuwcBAAAAAQj4BgIAAAABhQdAAAAAAaYHAgAAAAGpBwEAAAABxAcCAAAAAcUHAQAAAAHGBwEAAAABxwdAAAAAAQMAAABfACBSAADuFgAgUwAA9BYAIA0AAABfACAEAAD-DwAgSwAA9BYAIPgGAgD3DAAhhQdAAPwMACGUBwIA9wwAIZUHAQD2DAAhqgcBAPYMACGuBwAA_Q_XByLJBwEA9gwAIdQHAgD3DAAh1QcCAPcMACHXByAApQ4AIQsEAAD-DwAg-AYCAPcMACGFB0AA_AwAIZQHAgD3DAAhlQcBAPYMACGqBwEA9gwAIa4HAAD9D9cHIskHAQD2DAAh1AcCAPcMACHVBwIA9wwAIdcHIAClDgAhNhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAb0IAQAAAAG-CAEAAAABvwgBAAAAAcAIAQAAAAECAAAAAQAgUgAA9RYAIAMAAACkAQAgUgAA9RYAIFMAAPkWACA4AAAApAEAIBAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIEsAAPkWACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhNhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACE2EAAA-BQAIBEAAPkUACASAAD6FAAgEwAA-xQAIBQAAPwUACAVAAD9FAAgFgAA_hQAIBcAAP8UACAbAACAFQAgHAAAgRUAICEAAIMVACAjAACCFQAgJQAAhBUAICoAAIUVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA4AACNFQAgOwAAjhUAIDwAAI8VACA9AACQFQAgPwAAkRUAIEAAAJIVACBBAACTFQAgQgAAlBUAIEQAAJUVACBFAACWFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABvQgBAAAAAb4IAQAAAAG_CAEAAAABwAgBAAAAAQIAAAABACBSAAD6FgAgGB0BAAAAASYAAPUPACAoAAD2DwAg-AYCAAAAAYUHQAAAAAGUBwIAAAABqQcBAAAAAaoHAQAAAAGuBwAAAM4HArYHAgAAAAG5BxAAAAABxAcQAAAAAckHAQAAAAHKBwEAAAABywcQAAAAAcwHAgAAAAHOBwEAAAABzwdAAAAAAdAHAgAAAAHRByAAAAAB0gcBAAAAAdMHAQAAAAHUBwIAAAAB1QcCAAAAAQIAAABlACBSAAD8FgAgAwAAAKQBACBSAAD6FgAgUwAAgBcAIDgAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAAgBcAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACE2EAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AIQMAAABjACBSAAD8FgAgUwAAgxcAIBoAAABjACAdAQD2DAAhJgAA3Q8AICgAAN4PACBLAACDFwAg-AYCAPcMACGFB0AA_AwAIZQHAgCODQAhqQcBAPYMACGqBwEA9gwAIa4HAADcD84HIrYHAgCODQAhuQcQAJwPACHEBxAAnA8AIckHAQCiDQAhygcBAKINACHLBxAA2w8AIcwHAgD3DAAhzgcBAKINACHPB0AAjQ0AIdAHAgD3DAAh0QcgAKUOACHSBwEA9gwAIdMHAQD2DAAh1AcCAPcMACHVBwIA9wwAIRgdAQD2DAAhJgAA3Q8AICgAAN4PACD4BgIA9wwAIYUHQAD8DAAhlAcCAI4NACGpBwEA9gwAIaoHAQD2DAAhrgcAANwPzgcitgcCAI4NACG5BxAAnA8AIcQHEACcDwAhyQcBAKINACHKBwEAog0AIcsHEADbDwAhzAcCAPcMACHOBwEAog0AIc8HQACNDQAh0AcCAPcMACHRByAApQ4AIdIHAQD2DAAh0wcBAPYMACHUBwIA9wwAIdUHAgD3DAAhNhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIDAAAIgVACAxAACLFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAb0IAQAAAAG-CAEAAAABvwgBAAAAAcAIAQAAAAECAAAAAQAgUgAAhBcAIAapBwEAAAABtgcCAAAAAbgHAgAAAAG5BxAAAAABugcCAAAAAbsHAQAAAAEBtgcCAAAAAQMAAACkAQAgUgAAhBcAIFMAAIoXACA4AAAApAEAIBAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIEsAAIoXACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhNhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACEYHQEAAAABJgAA9Q8AICwAAPcPACD4BgIAAAABhQdAAAAAAZQHAgAAAAGpBwEAAAABqgcBAAAAAa4HAAAAzgcCtgcCAAAAAbkHEAAAAAHEBxAAAAAByQcBAAAAAcoHAQAAAAHLBxAAAAABzAcCAAAAAc4HAQAAAAHPB0AAAAAB0AcCAAAAAdEHIAAAAAHSBwEAAAAB0wcBAAAAAdQHAgAAAAHVBwIAAAABAgAAAGUAIFIAAIsXACALJwAAww8AICoAAMUPACD4BgIAAAABhQdAAAAAAa4HAAAAwAcCvQcAAAC9BwK-BwIAAAABwAdAAAAAAcEHAQAAAAHCBwIAAAABwwcBAAAAAQIAAAB8ACBSAACNFwAgAwAAAGMAIFIAAIsXACBTAACRFwAgGgAAAGMAIB0BAPYMACEmAADdDwAgLAAA3w8AIEsAAJEXACD4BgIA9wwAIYUHQAD8DAAhlAcCAI4NACGpBwEA9gwAIaoHAQD2DAAhrgcAANwPzgcitgcCAI4NACG5BxAAnA8AIcQHEACcDwAhyQcBAKINACHKBwEAog0AIcsHEADbDwAhzAcCAPcMACHOBwEAog0AIc8HQACNDQAh0AcCAPcMACHRByAApQ4AIdIHAQD2DAAh0wcBAPYMACHUBwIA9wwAIdUHAgD3DAAhGB0BAPYMACEmAADdDwAgLAAA3w8AIPgGAgD3DAAhhQdAAPwMACGUBwIAjg0AIakHAQD2DAAhqgcBAPYMACGuBwAA3A_OByK2BwIAjg0AIbkHEACcDwAhxAcQAJwPACHJBwEAog0AIcoHAQCiDQAhywcQANsPACHMBwIA9wwAIc4HAQCiDQAhzwdAAI0NACHQBwIA9wwAIdEHIAClDgAh0gcBAPYMACHTBwEA9gwAIdQHAgD3DAAh1QcCAPcMACEDAAAAegAgUgAAjRcAIFMAAJQXACANAAAAegAgJwAAqA8AICoAAKoPACBLAACUFwAg-AYCAPcMACGFB0AA_AwAIa4HAACnD8AHIr0HAACmD70HIr4HAgD3DAAhwAdAAI0NACHBBwEAog0AIcIHAgCODQAhwwcBAKINACELJwAAqA8AICoAAKoPACD4BgIA9wwAIYUHQAD8DAAhrgcAAKcPwAcivQcAAKYPvQcivgcCAPcMACHAB0AAjQ0AIcEHAQCiDQAhwgcCAI4NACHDBwEAog0AIQsnAADDDwAgKAAAxA8AIPgGAgAAAAGFB0AAAAABrgcAAADABwK9BwAAAL0HAr4HAgAAAAHAB0AAAAABwQcBAAAAAcIHAgAAAAHDBwEAAAABAgAAAHwAIFIAAJUXACADAAAAegAgUgAAlRcAIFMAAJkXACANAAAAegAgJwAAqA8AICgAAKkPACBLAACZFwAg-AYCAPcMACGFB0AA_AwAIa4HAACnD8AHIr0HAACmD70HIr4HAgD3DAAhwAdAAI0NACHBBwEAog0AIcIHAgCODQAhwwcBAKINACELJwAAqA8AICgAAKkPACD4BgIA9wwAIYUHQAD8DAAhrgcAAKcPwAcivQcAAKYPvQcivgcCAPcMACHAB0AAjQ0AIcEHAQCiDQAhwgcCAI4NACHDBwEAog0AITYQAAD4FAAgEQAA-RQAIBIAAPoUACATAAD7FAAgFAAA_BQAIBUAAP0UACAWAAD-FAAgFwAA_xQAIBsAAIAVACAcAACBFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQAAAkhUAIEEAAJMVACBCAACUFQAgRAAAlRUAIEUAAJYVACD4BgIAAAABhQdAAAAAAZ0HAQAAAAHPB0AAAAABoggBAAAAAa0IAQAAAAGuCEAAAAABrwgBAAAAAbEIAAAAsQgCsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAEAAAABuAhAAAAAAbkIAgAAAAG6CCAAAAABuwhAAAAAAbwIIAAAAAG9CAEAAAABvggBAAAAAb8IAQAAAAHACAEAAAABAgAAAAEAIFIAAJoXACAE-AYCAAAAAYUHQAAAAAGmBwIAAAABpwcBAAAAAQOFB0AAAAABkwcCAAAAAagHAgAAAAEDAAAApAEAIFIAAJoXACBTAACgFwAgOAAAAKQBACAQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACBLAACgFwAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AITYQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhNhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAb0IAQAAAAG-CAEAAAABvwgBAAAAAcAIAQAAAAECAAAAAQAgUgAAoRcAIBUZAACLDwAgMAAAjA8AIDIAAI4PACAzAACPDwAg-AYCAAAAAYUHQAAAAAGgBwEAAAABoQcEAAAAAaMHAQAAAAGmBwIAAAABqQcBAAAAAaoHAQAAAAGsBwAAAKwHAq4HAAAArgcCrwcIAAAAAbAHAgAAAAGxBwIAAAABsgcBAAAAAbMHAgAAAAG0BwIAAAABtQcCAAAAAQIAAACAAQAgUgAAoxcAIAMAAACkAQAgUgAAoRcAIFMAAKcXACA4AAAApAEAIBAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIEsAAKcXACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhNhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACEDAAAAfgAgUgAAoxcAIFMAAKoXACAXAAAAfgAgGQAA5A4AIDAAAOUOACAyAADnDgAgMwAA6A4AIEsAAKoXACD4BgIA9wwAIYUHQAD8DAAhoAcBAPYMACGhBwQAsQ4AIaMHAQD2DAAhpgcCAPcMACGpBwEA9gwAIaoHAQD2DAAhrAcAAOEOrAcirgcAAOIOrgcirwcIAOMOACGwBwIAjg0AIbEHAgCODQAhsgcBAKINACGzBwIA9wwAIbQHAgD3DAAhtQcCAPcMACEVGQAA5A4AIDAAAOUOACAyAADnDgAgMwAA6A4AIPgGAgD3DAAhhQdAAPwMACGgBwEA9gwAIaEHBACxDgAhowcBAPYMACGmBwIA9wwAIakHAQD2DAAhqgcBAPYMACGsBwAA4Q6sByKuBwAA4g6uByKvBwgA4w4AIbAHAgCODQAhsQcCAI4NACGyBwEAog0AIbMHAgD3DAAhtAcCAPcMACG1BwIA9wwAITYQAAD4FAAgEQAA-RQAIBIAAPoUACATAAD7FAAgFAAA_BQAIBUAAP0UACAWAAD-FAAgFwAA_xQAIBsAAIAVACAcAACBFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQAAAkhUAIEEAAJMVACBCAACUFQAgRAAAlRUAIEUAAJYVACD4BgIAAAABhQdAAAAAAZ0HAQAAAAHPB0AAAAABoggBAAAAAa0IAQAAAAGuCEAAAAABrwgBAAAAAbEIAAAAsQgCsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAEAAAABuAhAAAAAAbkIAgAAAAG6CCAAAAABuwhAAAAAAbwIIAAAAAG9CAEAAAABvggBAAAAAb8IAQAAAAHACAEAAAABAgAAAAEAIFIAAKsXACAVGQAAiw8AIDEAAI0PACAyAACODwAgMwAAjw8AIPgGAgAAAAGFB0AAAAABoAcBAAAAAaEHBAAAAAGjBwEAAAABpgcCAAAAAakHAQAAAAGqBwEAAAABrAcAAACsBwKuBwAAAK4HAq8HCAAAAAGwBwIAAAABsQcCAAAAAbIHAQAAAAGzBwIAAAABtAcCAAAAAbUHAgAAAAECAAAAgAEAIFIAAK0XACADAAAApAEAIFIAAKsXACBTAACxFwAgOAAAAKQBACAQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACBLAACxFwAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AITYQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhAwAAAH4AIFIAAK0XACBTAAC0FwAgFwAAAH4AIBkAAOQOACAxAADmDgAgMgAA5w4AIDMAAOgOACBLAAC0FwAg-AYCAPcMACGFB0AA_AwAIaAHAQD2DAAhoQcEALEOACGjBwEA9gwAIaYHAgD3DAAhqQcBAPYMACGqBwEA9gwAIawHAADhDqwHIq4HAADiDq4HIq8HCADjDgAhsAcCAI4NACGxBwIAjg0AIbIHAQCiDQAhswcCAPcMACG0BwIA9wwAIbUHAgD3DAAhFRkAAOQOACAxAADmDgAgMgAA5w4AIDMAAOgOACD4BgIA9wwAIYUHQAD8DAAhoAcBAPYMACGhBwQAsQ4AIaMHAQD2DAAhpgcCAPcMACGpBwEA9gwAIaoHAQD2DAAhrAcAAOEOrAcirgcAAOIOrgcirwcIAOMOACGwBwIAjg0AIbEHAgCODQAhsgcBAKINACGzBwIA9wwAIbQHAgD3DAAhtQcCAPcMACEVGQAAiw8AIDAAAIwPACAxAACNDwAgMwAAjw8AIPgGAgAAAAGFB0AAAAABoAcBAAAAAaEHBAAAAAGjBwEAAAABpgcCAAAAAakHAQAAAAGqBwEAAAABrAcAAACsBwKuBwAAAK4HAq8HCAAAAAGwBwIAAAABsQcCAAAAAbIHAQAAAAGzBwIAAAABtAcCAAAAAbUHAgAAAAECAAAAgAEAIFIAALUXACADAAAAfgAgUgAAtRcAIFMAALkXACAXAAAAfgAgGQAA5A4AIDAAAOUOACAxAADmDgAgMwAA6A4AIEsAALkXACD4BgIA9wwAIYUHQAD8DAAhoAcBAPYMACGhBwQAsQ4AIaMHAQD2DAAhpgcCAPcMACGpBwEA9gwAIaoHAQD2DAAhrAcAAOEOrAcirgcAAOIOrgcirwcIAOMOACGwBwIAjg0AIbEHAgCODQAhsgcBAKINACGzBwIA9wwAIbQHAgD3DAAhtQcCAPcMACEVGQAA5A4AIDAAAOUOACAxAADmDgAgMwAA6A4AIPgGAgD3DAAhhQdAAPwMACGgBwEA9gwAIaEHBACxDgAhowcBAPYMACGmBwIA9wwAIakHAQD2DAAhqgcBAPYMACGsBwAA4Q6sByKuBwAA4g6uByKvBwgA4w4AIbAHAgCODQAhsQcCAI4NACGyBwEAog0AIbMHAgD3DAAhtAcCAPcMACG1BwIA9wwAITYQAAD4FAAgEQAA-RQAIBIAAPoUACATAAD7FAAgFAAA_BQAIBUAAP0UACAWAAD-FAAgFwAA_xQAIBsAAIAVACAcAACBFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQAAAkhUAIEEAAJMVACBCAACUFQAgRAAAlRUAIEUAAJYVACD4BgIAAAABhQdAAAAAAZ0HAQAAAAHPB0AAAAABoggBAAAAAa0IAQAAAAGuCEAAAAABrwgBAAAAAbEIAAAAsQgCsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAEAAAABuAhAAAAAAbkIAgAAAAG6CCAAAAABuwhAAAAAAbwIIAAAAAG9CAEAAAABvggBAAAAAb8IAQAAAAHACAEAAAABAgAAAAEAIFIAALoXACADAAAApAEAIFIAALoXACBTAAC-FwAgOAAAAKQBACAQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACBLAAC-FwAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACG9CAEAog0AIb4IAQCiDQAhvwgBAKINACHACAEAog0AITYQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhNhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAb0IAQAAAAG-CAEAAAABvwgBAAAAAcAIAQAAAAECAAAAAQAgUgAAvxcAIAMAAACkAQAgUgAAvxcAIFMAAMMXACA4AAAApAEAIBAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIEsAAMMXACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhNhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACEVGQAAiw8AIDAAAIwPACAxAACNDwAgMgAAjg8AIPgGAgAAAAGFB0AAAAABoAcBAAAAAaEHBAAAAAGjBwEAAAABpgcCAAAAAakHAQAAAAGqBwEAAAABrAcAAACsBwKuBwAAAK4HAq8HCAAAAAGwBwIAAAABsQcCAAAAAbIHAQAAAAGzBwIAAAABtAcCAAAAAbUHAgAAAAECAAAAgAEAIFIAAMQXACALBAAAwQ4AIPgGAgAAAAGFB0AAAAABlAcCAAAAAZUHAQAAAAGgBwEAAAABoQcEAAAAAaIHAQAAAAGjBwEAAAABpAdAAAAAAaUHAQAAAAECAAAAnAEAIFIAAMYXACADAAAAfgAgUgAAxBcAIFMAAMoXACAXAAAAfgAgGQAA5A4AIDAAAOUOACAxAADmDgAgMgAA5w4AIEsAAMoXACD4BgIA9wwAIYUHQAD8DAAhoAcBAPYMACGhBwQAsQ4AIaMHAQD2DAAhpgcCAPcMACGpBwEA9gwAIaoHAQD2DAAhrAcAAOEOrAcirgcAAOIOrgcirwcIAOMOACGwBwIAjg0AIbEHAgCODQAhsgcBAKINACGzBwIA9wwAIbQHAgD3DAAhtQcCAPcMACEVGQAA5A4AIDAAAOUOACAxAADmDgAgMgAA5w4AIPgGAgD3DAAhhQdAAPwMACGgBwEA9gwAIaEHBACxDgAhowcBAPYMACGmBwIA9wwAIakHAQD2DAAhqgcBAPYMACGsBwAA4Q6sByKuBwAA4g6uByKvBwgA4w4AIbAHAgCODQAhsQcCAI4NACGyBwEAog0AIbMHAgD3DAAhtAcCAPcMACG1BwIA9wwAIQMAAACOAQAgUgAAxhcAIFMAAM0XACANAAAAjgEAIAQAALoOACBLAADNFwAg-AYCAPcMACGFB0AA_AwAIZQHAgD3DAAhlQcBAPYMACGgBwEA9gwAIaEHBACxDgAhogcBAPYMACGjBwEA9gwAIaQHQAD8DAAhpQcBAPYMACELBAAAug4AIPgGAgD3DAAhhQdAAPwMACGUBwIA9wwAIZUHAQD2DAAhoAcBAPYMACGhBwQAsQ4AIaIHAQD2DAAhowcBAPYMACGkB0AA_AwAIaUHAQD2DAAhNhAAAPgUACASAAD6FAAgEwAA-xQAIBQAAPwUACAVAAD9FAAgFgAA_hQAIBcAAP8UACAbAACAFQAgHAAAgRUAICEAAIMVACAjAACCFQAgJQAAhBUAICoAAIUVACAsAACJFQAgLgAAhhUAIDAAAIgVACAxAACLFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAb0IAQAAAAG-CAEAAAABvwgBAAAAAcAIAQAAAAECAAAAAQAgUgAAzhcAIAT4BgIAAAABgAcAAOoNACCFB0AAAAABkwcCAAAAAQn9BgABAAAB_gYAAQAAAYAHAACRDQAggQcCAAAAAYIHQAAAAAGDBwIAAAABhAdAAAAAAYUHQAAAAAGGB0AAAAABDAYAAMUNACAIAADGDQAg-AYCAAAAAYAHAADEDQAggwcCAAAAAYUHQAAAAAGGB0AAAAABjgcAAQAAAY8HAQAAAAGQBwEAAAABkQdAAAAAAZIHQAAAAAECAAAADwAgUgAA0hcAIAMAAAANACBSAADSFwAgUwAA1hcAIA4AAAANACAGAACjDQAgCAAApA0AIEsAANYXACD4BgIA9wwAIYAHAACgDQAggwcCAPcMACGFB0AA_AwAIYYHQAD8DAAhjgcAAaENACGPBwEAog0AIZAHAQCiDQAhkQdAAI0NACGSB0AAjQ0AIQwGAACjDQAgCAAApA0AIPgGAgD3DAAhgAcAAKANACCDBwIA9wwAIYUHQAD8DAAhhgdAAPwMACGOBwABoQ0AIY8HAQCiDQAhkAcBAKINACGRB0AAjQ0AIZIHQACNDQAhC_gGAgAAAAGABwAAtQ0AIIUHQAAAAAGGB0AAAAABiwcAAQAAAZMHAgAAAAGVBwEAAAAB6QdAAAAAAaoIAQAAAAGrCEAAAAABrAgCAAAAAQMAAACkAQAgUgAAzhcAIFMAANoXACA4AAAApAEAIBAAAJoSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIEsAANoXACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhNhAAAJoSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACELBAAAnA4AIAwAAJ4OACAOAACfDgAg-AYCAAAAAYUHQAAAAAGUBwIAAAABlQcBAAAAAZYHAQAAAAGXBwABAAABmAcAAJoOACCZBwAAmw4AIAIAAAAmACBSAADbFwAgNhAAAPgUACARAAD5FAAgEwAA-xQAIBQAAPwUACAVAAD9FAAgFgAA_hQAIBcAAP8UACAbAACAFQAgHAAAgRUAICEAAIMVACAjAACCFQAgJQAAhBUAICoAAIUVACAsAACJFQAgLgAAhhUAIDAAAIgVACAxAACLFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAb0IAQAAAAG-CAEAAAABvwgBAAAAAcAIAQAAAAECAAAAAQAgUgAA3RcAIAn4BgIAAAABgAcAAMQNACCFB0AAAAABhgdAAAAAAY4HAAEAAAGPBwEAAAABkAcBAAAAAZEHQAAAAAGSB0AAAAABCf0GAAEAAAH-BgABAAAB_wYCAAAAAYAHAACRDQAggQcCAAAAAYIHQAAAAAGEB0AAAAABhQdAAAAAAYYHQAAAAAEDAAAABwAgUgAA2xcAIFMAAOMXACANAAAABwAgBAAA9g0AIAwAAPgNACAOAAD5DQAgSwAA4xcAIPgGAgD3DAAhhQdAAPwMACGUBwIA9wwAIZUHAQD2DAAhlgcBAPYMACGXBwABoQ0AIZgHAAD0DQAgmQcAAPUNACALBAAA9g0AIAwAAPgNACAOAAD5DQAg-AYCAPcMACGFB0AA_AwAIZQHAgD3DAAhlQcBAPYMACGWBwEA9gwAIZcHAAGhDQAhmAcAAPQNACCZBwAA9Q0AIAMAAACkAQAgUgAA3RcAIFMAAOYXACA4AAAApAEAIBAAAJoSACARAACbEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIEsAAOYXACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhNhAAAJoSACARAACbEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACEIAwAA6w0AIAUAAOwNACAMAADuDQAg-AYCAAAAAf8GAgAAAAGABwAA6g0AIIUHQAAAAAGTBwIAAAABAgAAAAsAIFIAAOcXACADhQdAAAAAAYsHAAEAAAGNB0AAAAABCwQAAJwOACAMAACeDgAgDQAAnQ4AIPgGAgAAAAGFB0AAAAABlAcCAAAAAZUHAQAAAAGWBwEAAAABlwcAAQAAAZgHAACaDgAgmQcAAJsOACACAAAAJgAgUgAA6hcAIDYRAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQAAAkhUAIEEAAJMVACBCAACUFQAgRAAAlRUAIEUAAJYVACD4BgIAAAABhQdAAAAAAZ0HAQAAAAHPB0AAAAABoggBAAAAAa0IAQAAAAGuCEAAAAABrwgBAAAAAbEIAAAAsQgCsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAEAAAABuAhAAAAAAbkIAgAAAAG6CCAAAAABuwhAAAAAAbwIIAAAAAG9CAEAAAABvggBAAAAAb8IAQAAAAHACAEAAAABAgAAAAEAIFIAAOwXACADAAAABwAgUgAA6hcAIFMAAPAXACANAAAABwAgBAAA9g0AIAwAAPgNACANAAD3DQAgSwAA8BcAIPgGAgD3DAAhhQdAAPwMACGUBwIA9wwAIZUHAQD2DAAhlgcBAPYMACGXBwABoQ0AIZgHAAD0DQAgmQcAAPUNACALBAAA9g0AIAwAAPgNACANAAD3DQAg-AYCAPcMACGFB0AA_AwAIZQHAgD3DAAhlQcBAPYMACGWBwEA9gwAIZcHAAGhDQAhmAcAAPQNACCZBwAA9Q0AIAMAAACkAQAgUgAA7BcAIFMAAPMXACA4AAAApAEAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIEsAAPMXACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIb0IAQCiDQAhvggBAKINACG_CAEAog0AIcAIAQCiDQAhNhEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhvQgBAKINACG-CAEAog0AIb8IAQCiDQAhwAgBAKINACEL-AYCAAAAAf8GAgAAAAGABwAAtQ0AIIUHQAAAAAGGB0AAAAABiwcAAQAAAZMHAgAAAAGVBwEAAAAB6QdAAAAAAaoIAQAAAAGrCEAAAAABAwAAAAkAIFIAAOcXACBTAAD3FwAgCgAAAAkAIAMAAM4NACAFAADPDQAgDAAA0Q0AIEsAAPcXACD4BgIA9wwAIf8GAgD3DAAhgAcAAM0NACCFB0AA_AwAIZMHAgD3DAAhCAMAAM4NACAFAADPDQAgDAAA0Q0AIPgGAgD3DAAh_wYCAPcMACGABwAAzQ0AIIUHQAD8DAAhkwcCAPcMACEMBgAAxQ0AIAkAAMcNACD4BgIAAAABgAcAAMQNACCDBwIAAAABhQdAAAAAAYYHQAAAAAGOBwABAAABjwcBAAAAAZAHAQAAAAGRB0AAAAABkgdAAAAAAQIAAAAPACBSAAD4FwAgAwAAAA0AIFIAAPgXACBTAAD8FwAgDgAAAA0AIAYAAKMNACAJAAClDQAgSwAA_BcAIPgGAgD3DAAhgAcAAKANACCDBwIA9wwAIYUHQAD8DAAhhgdAAPwMACGOBwABoQ0AIY8HAQCiDQAhkAcBAKINACGRB0AAjQ0AIZIHQACNDQAhDAYAAKMNACAJAAClDQAg-AYCAPcMACGABwAAoA0AIIMHAgD3DAAhhQdAAPwMACGGB0AA_AwAIY4HAAGhDQAhjwcBAKINACGQBwEAog0AIZEHQACNDQAhkgdAAI0NACEIAwAA6w0AIAUAAOwNACALAADtDQAg-AYCAAAAAf8GAgAAAAGABwAA6g0AIIUHQAAAAAGTBwIAAAABAgAAAAsAIFIAAP0XACALBAAAnA4AIA0AAJ0OACAOAACfDgAg-AYCAAAAAYUHQAAAAAGUBwIAAAABlQcBAAAAAZYHAQAAAAGXBwABAAABmAcAAJoOACCZBwAAmw4AIAIAAAAmACBSAAD_FwAgAwAAAAkAIFIAAP0XACBTAACDGAAgCgAAAAkAIAMAAM4NACAFAADPDQAgCwAA0A0AIEsAAIMYACD4BgIA9wwAIf8GAgD3DAAhgAcAAM0NACCFB0AA_AwAIZMHAgD3DAAhCAMAAM4NACAFAADPDQAgCwAA0A0AIPgGAgD3DAAh_wYCAPcMACGABwAAzQ0AIIUHQAD8DAAhkwcCAPcMACEDAAAABwAgUgAA_xcAIFMAAIYYACANAAAABwAgBAAA9g0AIA0AAPcNACAOAAD5DQAgSwAAhhgAIPgGAgD3DAAhhQdAAPwMACGUBwIA9wwAIZUHAQD2DAAhlgcBAPYMACGXBwABoQ0AIZgHAAD0DQAgmQcAAPUNACALBAAA9g0AIA0AAPcNACAOAAD5DQAg-AYCAPcMACGFB0AA_AwAIZQHAgD3DAAhlQcBAPYMACGWBwEA9gwAIZcHAAGhDQAhmAcAAPQNACCZBwAA9Q0AICAKADUQBgIRJwMSKAQTKgsULgwVMg0WNg4XOg8bQhIcRhQhWhgjWRclXhwqYh0slQEjLn0gMJQBJzGaASg1gQEmNpkBLTedASs4nwEuO6MBLzynAS89qAEvP6wBMECuATBBsgExQrcBMkS7ATNFvwE0AwMAAQUIAw8kBQUEAAEKAAoMHwgNDAQOIAIFAwABBQADCgAJCxAFDBsIBAYABAgUBgkVAgoABwEHAAUCCBYACRcAAgUAAwYcBAILHQAMHgADDCIADSEADiMAAQMAAQEDAAEBAwABAQMAAQQKABMYABAZAAEbQBICCgARFzsPARc8AAIZAAEaAA8BG0EABgoAGxkAAR1IFSJMFyNVFyRXGgIKABYcSRQBHEoABQoAGRkAAR4AFB9NFCFRGAIDAAEgABcBIVIAAR4AFAEjWAABAwABAwQAAQoAJS1mHgQKACQmZx0oax8sdiMCKQAgKwAeBAoAIicAAShsHypwIQEpACACKHEAKnIAAhkAASsAHgIodwAseAABLXkABgoALBkAATCFAScxiQEoMosBKTONASoCGQABLwAmAgMAAS8AJgEvACYCL5EBJjSPASsCBAABM5ABKgIwkgEAMZMBAAEZAAEBBAABAxmlAQE5AAE6pgEBAgStAQE-AAEBA7MBAQEDAAEBQwABAQMAAR0QwAEAEcEBABLCAQAUwwEAFcQBABbFAQAXxgEAG8cBABzIAQAhygEAI8kBACXLAQAqzAEALNABAC7NAQAwzwEAMdIBADXOAQA20QEAN9MBADvUAQA81QEAPdYBAD_XAQBA2AEAQdkBAELaAQBE2wEARdwBAAAAAAUKADpYADtZADxaAD1bAD4AAAAAAAUKADpYADtZADxaAD1bAD4DAwABBf0BAw_-AQUDAwABBYQCAw-FAgUFCgBDWABEWQBFWgBGWwBHAAAAAAAFCgBDWABEWQBFWgBGWwBHAQOXAgEBA50CAQUKAExYAE1ZAE5aAE9bAFAAAAAAAAUKAExYAE1ZAE5aAE9bAFABQwABAUMAAQUKAFVYAFZZAFdaAFhbAFkAAAAAAAUKAFVYAFZZAFdaAFhbAFkBAwABAQMAAQUKAF5YAF9ZAGBaAGFbAGIAAAAAAAUKAF5YAF9ZAGBaAGFbAGIBAwABAQMAAQUKAGdYAGhZAGlaAGpbAGsAAAAAAAUKAGdYAGhZAGlaAGpbAGsAAAAFCgBxWAByWQBzWgB0WwB1AAAAAAAFCgBxWAByWQBzWgB0WwB1AxmKAwE5AAE6iwMBAxmRAwE5AAE6kgMBBQoAelgAe1kAfFoAfVsAfgAAAAAABQoAelgAe1kAfFoAfVsAfgIEpAMBPgABAgSqAwE-AAEFCgCDAVgAhAFZAIUBWgCGAVsAhwEAAAAAAAUKAIMBWACEAVkAhQFaAIYBWwCHAQAAAAUKAI0BWACOAVkAjwFaAJABWwCRAQAAAAAABQoAjQFYAI4BWQCPAVoAkAFbAJEBAQMAAQEDAAEFCgCWAVgAlwFZAJgBWgCZAVsAmgEAAAAAAAUKAJYBWACXAVkAmAFaAJkBWwCaAQAABQoAnwFYAKABWQChAVoAogFbAKMBAAAAAAAFCgCfAVgAoAFZAKEBWgCiAVsAowECGAAQGQABAhgAEBkAAQUKAKgBWACpAVkAqgFaAKsBWwCsAQAAAAAABQoAqAFYAKkBWQCqAVoAqwFbAKwBAhkAARoADwIZAAEaAA8FCgCxAVgAsgFZALMBWgC0AVsAtQEAAAAAAAUKALEBWACyAVkAswFaALQBWwC1AQAAAAUKALsBWAC8AVkAvQFaAL4BWwC_AQAAAAAABQoAuwFYALwBWQC9AVoAvgFbAL8BAQMAAQEDAAEFCgDEAVgAxQFZAMYBWgDHAVsAyAEAAAAAAAUKAMQBWADFAVkAxgFaAMcBWwDIAQEDAAEBAwABBQoAzQFYAM4BWQDPAVoA0AFbANEBAAAAAAAFCgDNAVgAzgFZAM8BWgDQAVsA0QEBAwABAQMAAQUKANYBWADXAVkA2AFaANkBWwDaAQAAAAAABQoA1gFYANcBWQDYAVoA2QFbANoBAQMAAQEDAAEFCgDfAVgA4AFZAOEBWgDiAVsA4wEAAAAAAAUKAN8BWADgAVkA4QFaAOIBWwDjAQAAAAMKAOkBWgDqAVsA6wEAAAADCgDpAVoA6gFbAOsBAAAFCgDwAVgA8QFZAPIBWgDzAVsA9AEAAAAAAAUKAPABWADxAVkA8gFaAPMBWwD0AQMZAAEd1AUVItUFFwMZAAEd2wUVItwFFwUKAPkBWAD6AVkA-wFaAPwBWwD9AQAAAAAABQoA-QFYAPoBWQD7AVoA_AFbAP0BAhkAAR4AFAIZAAEeABQFCgCCAlgAgwJZAIQCWgCFAlsAhgIAAAAAAAUKAIICWACDAlkAhAJaAIUCWwCGAgIDAAEgABcCAwABIAAXBQoAiwJYAIwCWQCNAloAjgJbAI8CAAAAAAAFCgCLAlgAjAJZAI0CWgCOAlsAjwIBHgAUBQoAkwJYAJQCWQCVAloAlgJbAJcCAAAAAAAFCgCTAlgAlAJZAJUCWgCWAlsAlwIAAAUKAJwCWACdAlkAngJaAJ8CWwCgAgAAAAAABQoAnAJYAJ0CWQCeAloAnwJbAKACAQQAAQEEAAEFCgClAlgApgJZAKcCWgCoAlsAqQIAAAAAAAUKAKUCWACmAlkApwJaAKgCWwCpAgEm1QYdASbbBh0FCgCuAlgArwJZALACWgCxAlsAsgIAAAAAAAUKAK4CWACvAlkAsAJaALECWwCyAgEZAAEBGQABBQoAtwJYALgCWQC5AloAugJbALsCAAAAAAAFCgC3AlgAuAJZALkCWgC6AlsAuwICGQABKwAeAhkAASsAHgUKAMACWADBAlkAwgJaAMMCWwDEAgAAAAAABQoAwAJYAMECWQDCAloAwwJbAMQCAScAAQEnAAEFCgDJAlgAygJZAMsCWgDMAlsAzQIAAAAAAAUKAMkCWADKAlkAywJaAMwCWwDNAgIpACArAB4CKQAgKwAeBQoA0gJYANMCWQDUAloA1QJbANYCAAAAAAAFCgDSAlgA0wJZANQCWgDVAlsA1gIBKQAgASkAIAUKANsCWADcAlkA3QJaAN4CWwDfAgAAAAAABQoA2wJYANwCWQDdAloA3gJbAN8CARkAAQEZAAEFCgDkAlgA5QJZAOYCWgDnAlsA6AIAAAAAAAUKAOQCWADlAlkA5gJaAOcCWwDoAgIDAAEvACYCAwABLwAmBQoA7QJYAO4CWQDvAloA8AJbAPECAAAAAAAFCgDtAlgA7gJZAO8CWgDwAlsA8QICGQABLwAmAhkAAS8AJgUKAPYCWAD3AlkA-AJaAPkCWwD6AgAAAAAABQoA9gJYAPcCWQD4AloA-QJbAPoCAS8AJgEvACYFCgD_AlgAgANZAIEDWgCCA1sAgwMAAAAAAAUKAP8CWACAA1kAgQNaAIIDWwCDAwEEAAEBBAABBQoAiANYAIkDWQCKA1oAiwNbAIwDAAAAAAAFCgCIA1gAiQNZAIoDWgCLA1sAjAMBBAABAQQAAQUKAJEDWACSA1kAkwNaAJQDWwCVAwAAAAAABQoAkQNYAJIDWQCTA1oAlANbAJUDAi_mCCY05QgrAi_tCCY07AgrBQoAmgNYAJsDWQCcA1oAnQNbAJ4DAAAAAAAFCgCaA1gAmwNZAJwDWgCdA1sAngMBBAABAQQAAQUKAKMDWACkA1kApQNaAKYDWwCnAwAAAAAABQoAowNYAKQDWQClA1oApgNbAKcDAgMAAQUAAwIDAAEFAAMFCgCsA1gArQNZAK4DWgCvA1sAsAMAAAAAAAUKAKwDWACtA1kArgNaAK8DWwCwAwEGAAQBBgAEBQoAtQNYALYDWQC3A1oAuANbALkDAAAAAAAFCgC1A1gAtgNZALcDWgC4A1sAuQMBBwAFAQcABQUKAL4DWAC_A1kAwANaAMEDWwDCAwAAAAAABQoAvgNYAL8DWQDAA1oAwQNbAMIDAgUAAwbXCQQCBQADBt0JBAUKAMcDWADIA1kAyQNaAMoDWwDLAwAAAAAABQoAxwNYAMgDWQDJA1oAygNbAMsDAAAAAwoA0QNaANIDWwDTAwAAAAMKANEDWgDSA1sA0wMAAAADCgDZA1oA2gNbANsDAAAAAwoA2QNaANoDWwDbAwAAAAMKAOEDWgDiA1sA4wMAAAADCgDhA1oA4gNbAOMDAAAAAwoA6QNaAOoDWwDrAwAAAAMKAOkDWgDqA1sA6wMAAAAFCgDxA1gA8gNZAPMDWgD0A1sA9QMAAAAAAAUKAPEDWADyA1kA8wNaAPQDWwD1A0YCAUfdAQFI3wEBSeABAUrhAQFM4wEBTeUBNk7mATdP6AEBUOoBNlHrAThU7AEBVe0BAVbuATZc8QE5XfIBP17zAQJf9AECYPUBAmH2AQJi9wECY_kBAmT7ATZl_AFAZoACAmeCAjZogwJBaYYCAmqHAgJriAI2bIsCQm2MAkhujQIxb44CMXCPAjFxkAIxcpECMXOTAjF0lQI2dZYCSXaZAjF3mwI2eJwCSnmeAjF6nwIxe6ACNnyjAkt9pAJRfqUCM3-mAjOAAacCM4EBqAIzggGpAjODAasCM4QBrQI2hQGuAlKGAbACM4cBsgI2iAGzAlOJAbQCM4oBtQIziwG2AjaMAbkCVI0BugJajgG7AjKPAbwCMpABvQIykQG-AjKSAb8CMpMBwQIylAHDAjaVAcQCW5YBxgIylwHIAjaYAckCXJkBygIymgHLAjKbAcwCNpwBzwJdnQHQAmOeAdECHJ8B0gIcoAHTAhyhAdQCHKIB1QIcowHXAhykAdkCNqUB2gJkpgHcAhynAd4CNqgB3wJlqQHgAhyqAeECHKsB4gI2rAHlAmatAeYCbK4B6AJtrwHpAm2wAewCbbEB7QJtsgHuAm2zAfACbbQB8gI2tQHzAm62AfUCbbcB9wI2uAH4Am-5AfkCbboB-gJtuwH7Aja8Af4CcL0B_wJ2vgGAAy-_AYEDL8ABggMvwQGDAy_CAYQDL8MBhgMvxAGIAzbFAYkDd8YBjQMvxwGPAzbIAZADeMkBkwMvygGUAy_LAZUDNswBmAN5zQGZA3_OAZoDMM8BmwMw0AGcAzDRAZ0DMNIBngMw0wGgAzDUAaIDNtUBowOAAdYBpgMw1wGoAzbYAakDgQHZAasDMNoBrAMw2wGtAzbcAbADggHdAbEDiAHeAbMDiQHfAbQDiQHgAbcDiQHhAbgDiQHiAbkDiQHjAbsDiQHkAb0DNuUBvgOKAeYBwAOJAecBwgM26AHDA4sB6QHEA4kB6gHFA4kB6wHGAzbsAckDjAHtAcoDkgHuAcsDNO8BzAM08AHNAzTxAc4DNPIBzwM08wHRAzT0AdMDNvUB1AOTAfYB1gM09wHYAzb4AdkDlAH5AdoDNPoB2wM0-wHcAzb8Ad8DlQH9AeADmwH-AeIDEP8B4wMQgALmAxCBAucDEIIC6AMQgwLqAxCEAuwDNoUC7QOcAYYC7wMQhwLxAzaIAvIDnQGJAvMDEIoC9AMQiwL1AzaMAvgDngGNAvkDpAGOAvoDD48C-wMPkAL8Aw-RAv0DD5IC_gMPkwKABA-UAoIENpUCgwSlAZYChQQPlwKHBDaYAogEpgGZAokED5oCigQPmwKLBDacAo4EpwGdAo8ErQGeApAEEp8CkQQSoAKSBBKhApMEEqIClAQSowKWBBKkApgENqUCmQSuAaYCmwQSpwKdBDaoAp4ErwGpAp8EEqoCoAQSqwKhBDasAqQEsAGtAqUEtgGuAqcEtwGvAqgEtwGwAqsEtwGxAqwEtwGyAq0EtwGzAq8EtwG0ArEENrUCsgS4AbYCtAS3AbcCtgQ2uAK3BLkBuQK4BLcBugK5BLcBuwK6BDa8Ar0EugG9Ar4EwAG-AsAEC78CwQQLwALDBAvBAsQEC8ICxQQLwwLHBAvEAskENsUCygTBAcYCzAQLxwLOBDbIAs8EwgHJAtAEC8oC0QQLywLSBDbMAtUEwwHNAtYEyQHOAtcEDM8C2AQM0ALZBAzRAtoEDNIC2wQM0wLdBAzUAt8ENtUC4ATKAdYC4gQM1wLkBDbYAuUEywHZAuYEDNoC5wQM2wLoBDbcAusEzAHdAuwE0gHeAu0EDd8C7gQN4ALvBA3hAvAEDeIC8QQN4wLzBA3kAvUENuUC9gTTAeYC-AQN5wL6BDboAvsE1AHpAvwEDeoC_QQN6wL-BDbsAoEF1QHtAoIF2wHuAoMFDu8ChAUO8AKFBQ7xAoYFDvIChwUO8wKJBQ70AosFNvUCjAXcAfYCjgUO9wKQBTb4ApEF3QH5ApIFDvoCkwUO-wKUBTb8ApcF3gH9ApgF5AH-ApoF5QH_ApsF5QGAA54F5QGBA58F5QGCA6AF5QGDA6IF5QGEA6QFNoUDpQXmAYYDpwXlAYcDqQU2iAOqBecBiQOrBeUBigOsBeUBiwOtBTaMA7AF6AGNA7EF7AGOA7MFFY8DtAUVkAO2BRWRA7cFFZIDuAUVkwO6BRWUA7wFNpUDvQXtAZYDvwUVlwPBBTaYA8IF7gGZA8MFFZoDxAUVmwPFBTacA8gF7wGdA8kF9QGeA8oFFJ8DywUUoAPMBRShA80FFKIDzgUUowPQBRSkA9IFNqUD0wX2AaYD1wUUpwPZBTaoA9oF9wGpA90FFKoD3gUUqwPfBTasA-IF-AGtA-MF_gGuA-QFF68D5QUXsAPmBRexA-cFF7ID6AUXswPqBRe0A-wFNrUD7QX_AbYD7wUXtwPxBTa4A_IFgAK5A_MFF7oD9AUXuwP1BTa8A_gFgQK9A_kFhwK-A_oFGL8D-wUYwAP8BRjBA_0FGMID_gUYwwOABhjEA4IGNsUDgwaIAsYDhQYYxwOHBjbIA4gGiQLJA4kGGMoDigYYywOLBjbMA44GigLNA48GkALOA5EGGs8DkgYa0AOUBhrRA5UGGtIDlgYa0wOYBhrUA5oGNtUDmwaRAtYDnAYa1wOdBjbYA6AGkgLZA6EGmALaA6MGmQLbA6QGmQLcA6cGmQLdA6gGmQLeA6kGmQLfA6sGmQLgA60GNuEDrgaaAuIDrwaZAuMDsAY25AOzBpsC5QO0BqEC5gO1Bh3nA7YGHegDtwYd6QO4Bh3qA7kGHesDuwYd7AO9BjbtA74GogLuA8AGHe8DwgY28APDBqMC8QPEBh3yA8UGHfMDxgY29APJBqQC9QPKBqoC9gPLBh73A8wGHvgDzQYe-QPOBh76A88GHvsD0QYe_APTBjb9A9QGqwL-A9cGHv8D2QY2gATaBqwCgQTcBh6CBN0GHoME3gY2hAThBq0ChQTiBrMChgTjBi2HBOQGLYgE5QYtiQTmBi2KBOcGLYsE6QYtjATrBjaNBOwGtAKOBO4GLY8E8AY2kATxBrUCkQTyBi2SBPMGLZME9AY2lAT3BrYClQT4BrwClgT5BiOXBPoGI5gE-wYjmQT8BiOaBP0GI5sE_wYjnASBBzadBIIHvQKeBIQHI58Ehgc2oASHB74CoQSIByOiBIkHI6MEigc2pASNB78CpQSOB8UCpgSPByCnBJAHIKgEkQcgqQSSByCqBJMHIKsElQcgrASXBzatBJgHxgKuBJoHIK8EnAc2sASdB8cCsQSeByCyBJ8HILMEoAc2tASjB8gCtQSkB84CtgSlBx-3BKYHH7gEpwcfuQSoBx-6BKkHH7sEqwcfvAStBza9BK4HzwK-BLAHH78Esgc2wASzB9ACwQS0Bx_CBLUHH8MEtgc2xAS5B9ECxQS6B9cCxgS7ByHHBLwHIcgEvQchyQS-ByHKBL8HIcsEwQchzATDBzbNBMQH2ALOBMYHIc8EyAc20ATJB9kC0QTKByHSBMsHIdMEzAc21ATPB9oC1QTQB-AC1gTRBybXBNIHJtgE0wcm2QTUBybaBNUHJtsE1wcm3ATZBzbdBNoH4QLeBNwHJt8E3gc24ATfB-IC4QTgBybiBOEHJuME4gc25ATlB-MC5QTmB-kC5gTnByjnBOgHKOgE6Qco6QTqByjqBOsHKOsE7Qco7ATvBzbtBPAH6gLuBPIHKO8E9Ac28AT1B-sC8QT2ByjyBPcHKPME-Ac29AT7B-wC9QT8B_IC9gT9Byf3BP4HJ_gE_wcn-QSACCf6BIEIJ_sEgwgn_ASFCDb9BIYI8wL-BIgIJ_8Eigg2gAWLCPQCgQWMCCeCBY0IJ4MFjgg2hAWRCPUChQWSCPsChgWUCCmHBZUIKYgFlwgpiQWYCCmKBZkIKYsFmwgpjAWdCDaNBZ4I_AKOBaAIKY8Fogg2kAWjCP0CkQWkCCmSBaUIKZMFpgg2lAWpCP4ClQWqCIQDlgWrCCuXBawIK5gFrQgrmQWuCCuaBa8IK5sFsQgrnAWzCDadBbQIhQOeBbYIK58FuAg2oAW5CIYDoQW6CCuiBbsIK6MFvAg2pAW_CIcDpQXACI0DpgXCCC6nBcMILqgFxQguqQXGCC6qBccILqsFyQgurAXLCDatBcwIjgOuBc4ILq8F0Ag2sAXRCI8DsQXSCC6yBdMILrMF1Ag2tAXXCJADtQXYCJYDtgXaCCq3BdsIKrgF3QgquQXeCCq6Bd8IKrsF4QgqvAXjCDa9BeQIlwO-BegIKr8F6gg2wAXrCJgDwQXuCCrCBe8IKsMF8Ag2xAXzCJkDxQX0CJ8DxgX1CAPHBfYIA8gF9wgDyQX4CAPKBfkIA8sF-wgDzAX9CDbNBf4IoAPOBYAJA88Fggk20AWDCaED0QWECQPSBYUJA9MFhgk21AWJCaID1QWKCagD1gWLCQTXBYwJBNgFjQkE2QWOCQTaBY8JBNsFkQkE3AWTCTbdBZQJqQPeBZYJBN8FmAk24AWZCaoD4QWaCQTiBZsJBOMFnAk25AWfCasD5QWgCbED5gWhCQXnBaIJBegFowkF6QWkCQXqBaUJBesFpwkF7AWpCTbtBaoJsgPuBawJBe8Frgk28AWvCbMD8QWwCQXyBbEJBfMFsgk29AW1CbQD9QW2CboD9gW3CQb3BbgJBvgFuQkG-QW6CQb6BbsJBvsFvQkG_AW_CTb9BcAJuwP-BcIJBv8FxAk2gAbFCbwDgQbGCQaCBscJBoMGyAk2hAbLCb0DhQbMCcMDhgbNCQiHBs4JCIgGzwkIiQbQCQiKBtEJCIsG0wkIjAbVCTaNBtYJxAOOBtkJCI8G2wk2kAbcCcUDkQbeCQiSBt8JCJMG4Ak2lAbjCcYDlQbkCcwDlgbmCc0DlwbnCc0DmAbqCc0DmQbrCc0DmgbsCc0DmwbuCc0DnAbwCTadBvEJzgOeBvMJzQOfBvUJNqAG9gnPA6EG9wnNA6IG-AnNA6MG-Qk2pAb8CdADpQb9CdQDpgb_CdUDpwaACtUDqAaDCtUDqQaECtUDqgaFCtUDqwaHCtUDrAaJCjatBooK1gOuBowK1QOvBo4KNrAGjwrXA7EGkArVA7IGkQrVA7MGkgo2tAaVCtgDtQaWCtwDtgaYCt0DtwaZCt0DuAacCt0DuQadCt0DugaeCt0DuwagCt0DvAaiCja9BqMK3gO-BqUK3QO_BqcKNsAGqArfA8EGqQrdA8IGqgrdA8MGqwo2xAauCuADxQavCuQDxgaxCuUDxwayCuUDyAa1CuUDyQa2CuUDyga3CuUDywa5CuUDzAa7CjbNBrwK5gPOBr4K5QPPBsAKNtAGwQrnA9EGwgrlA9IGwwrlA9MGxAo21AbHCugD1QbICuwD1gbKCu0D1wbLCu0D2AbOCu0D2QbPCu0D2gbQCu0D2wbSCu0D3AbUCjbdBtUK7gPeBtcK7QPfBtkKNuAG2grvA-EG2wrtA-IG3ArtA-MG3Qo25AbgCvAD5QbhCvYD"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// generated/prisma/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AnnouncementScalarFieldEnum: () => AnnouncementScalarFieldEnum,
  AnswerScalarFieldEnum: () => AnswerScalarFieldEnum,
  AnyNull: () => AnyNull2,
  ApiKeyScalarFieldEnum: () => ApiKeyScalarFieldEnum,
  AppDeviceScalarFieldEnum: () => AppDeviceScalarFieldEnum,
  AppGrantScalarFieldEnum: () => AppGrantScalarFieldEnum,
  AppRefreshTokenScalarFieldEnum: () => AppRefreshTokenScalarFieldEnum,
  AppScalarFieldEnum: () => AppScalarFieldEnum,
  AppSessionScalarFieldEnum: () => AppSessionScalarFieldEnum,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  BackupLeaseScalarFieldEnum: () => BackupLeaseScalarFieldEnum,
  BackupScalarFieldEnum: () => BackupScalarFieldEnum,
  BoardScalarFieldEnum: () => BoardScalarFieldEnum,
  CategoryScalarFieldEnum: () => CategoryScalarFieldEnum,
  CommentScalarFieldEnum: () => CommentScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  EmailTokenScalarFieldEnum: () => EmailTokenScalarFieldEnum,
  ExportScalarFieldEnum: () => ExportScalarFieldEnum,
  FileScalarFieldEnum: () => FileScalarFieldEnum,
  FileUsageScalarFieldEnum: () => FileUsageScalarFieldEnum,
  IdempotencyKeyScalarFieldEnum: () => IdempotencyKeyScalarFieldEnum,
  IdentityScalarFieldEnum: () => IdentityScalarFieldEnum,
  InvitationScalarFieldEnum: () => InvitationScalarFieldEnum,
  JobTurnScalarFieldEnum: () => JobTurnScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  MailScalarFieldEnum: () => MailScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullsOrder: () => NullsOrder,
  OrderItemScalarFieldEnum: () => OrderItemScalarFieldEnum,
  OrderScalarFieldEnum: () => OrderScalarFieldEnum,
  OrderStoreScalarFieldEnum: () => OrderStoreScalarFieldEnum,
  PasskeyScalarFieldEnum: () => PasskeyScalarFieldEnum,
  PostponedRemovalScalarFieldEnum: () => PostponedRemovalScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  ProductScalarFieldEnum: () => ProductScalarFieldEnum,
  QueryMode: () => QueryMode,
  QuestionScalarFieldEnum: () => QuestionScalarFieldEnum,
  QuestionSearchScalarFieldEnum: () => QuestionSearchScalarFieldEnum,
  RateLimitScalarFieldEnum: () => RateLimitScalarFieldEnum,
  RatingScalarFieldEnum: () => RatingScalarFieldEnum,
  RecoveryCodeScalarFieldEnum: () => RecoveryCodeScalarFieldEnum,
  RemovalScalarFieldEnum: () => RemovalScalarFieldEnum,
  ReplyScalarFieldEnum: () => ReplyScalarFieldEnum,
  ReportScalarFieldEnum: () => ReportScalarFieldEnum,
  ReviewScalarFieldEnum: () => ReviewScalarFieldEnum,
  RevisionScalarFieldEnum: () => RevisionScalarFieldEnum,
  SearchEntryScalarFieldEnum: () => SearchEntryScalarFieldEnum,
  SecretScalarFieldEnum: () => SecretScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  ShareScalarFieldEnum: () => ShareScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoreScalarFieldEnum: () => StoreScalarFieldEnum,
  TopicScalarFieldEnum: () => TopicScalarFieldEnum,
  TotpFactorScalarFieldEnum: () => TotpFactorScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  UserScalarFieldEnum: () => UserScalarFieldEnum,
  VideoScalarFieldEnum: () => VideoScalarFieldEnum,
  VideoViewScalarFieldEnum: () => VideoViewScalarFieldEnum,
  VoteScalarFieldEnum: () => VoteScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  User: "User",
  ApiKey: "ApiKey",
  Mail: "Mail",
  Invitation: "Invitation",
  EmailToken: "EmailToken",
  IdempotencyKey: "IdempotencyKey",
  AuditEntry: "AuditEntry",
  Report: "Report",
  Revision: "Revision",
  Removal: "Removal",
  Export: "Export",
  Board: "Board",
  Topic: "Topic",
  Reply: "Reply",
  Session: "Session",
  TotpFactor: "TotpFactor",
  RecoveryCode: "RecoveryCode",
  Passkey: "Passkey",
  Identity: "Identity",
  Secret: "Secret",
  Category: "Category",
  Question: "Question",
  Answer: "Answer",
  Vote: "Vote",
  QuestionSearch: "QuestionSearch",
  SearchEntry: "SearchEntry",
  Store: "Store",
  Product: "Product",
  Announcement: "Announcement",
  Review: "Review",
  Order: "Order",
  OrderItem: "OrderItem",
  OrderStore: "OrderStore",
  Video: "Video",
  Rating: "Rating",
  Comment: "Comment",
  VideoView: "VideoView",
  File: "File",
  FileUsage: "FileUsage",
  Share: "Share",
  App: "App",
  AppGrant: "AppGrant",
  AppSession: "AppSession",
  AppRefreshToken: "AppRefreshToken",
  AppDevice: "AppDevice",
  JobTurn: "JobTurn",
  BackupLease: "BackupLease",
  Backup: "Backup",
  PostponedRemoval: "PostponedRemoval",
  RateLimit: "RateLimit"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var UserScalarFieldEnum = {
  id: "id",
  username: "username",
  email: "email",
  emailVerifiedAt: "emailVerifiedAt",
  pendingEmail: "pendingEmail",
  passwordHash: "passwordHash",
  role: "role",
  createdAt: "createdAt",
  suspendedAt: "suspendedAt",
  suspendedUntil: "suspendedUntil",
  suspendedFor: "suspendedFor",
  silencedAt: "silencedAt",
  silencedUntil: "silencedUntil",
  silencedFor: "silencedFor",
  reportMailedAt: "reportMailedAt",
  approvedPosts: "approvedPosts",
  awaitsApproval: "awaitsApproval",
  deleteAt: "deleteAt",
  deletedAt: "deletedAt",
  twoFactors: "twoFactors",
  displayName: "displayName",
  about: "about",
  location: "location",
  website: "website"
};
var ApiKeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  name: "name",
  prefix: "prefix",
  hash: "hash",
  scopes: "scopes",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  revokedAt: "revokedAt",
  lastUsedAt: "lastUsedAt",
  appId: "appId",
  appSessionId: "appSessionId"
};
var MailScalarFieldEnum = {
  id: "id",
  userId: "userId",
  kind: "kind",
  recipient: "recipient",
  data: "data",
  attempts: "attempts",
  dueAt: "dueAt",
  fault: "fault",
  givenUpAt: "givenUpAt",
  createdAt: "createdAt"
};
var InvitationScalarFieldEnum = {
  id: "id",
  hash: "hash",
  creatorId: "creatorId",
  maxUses: "maxUses",
  uses: "uses",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var EmailTokenScalarFieldEnum = {
  hash: "hash",
  userId: "userId",
  purpose: "purpose",
  email: "email",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var IdempotencyKeyScalarFieldEnum = {
  userId: "userId",
  operation: "operation",
  key: "key",
  request: "request",
  status: "status",
  body: "body",
  createdAt: "createdAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  at: "at",
  actorId: "actorId",
  action: "action",
  targetType: "targetType",
  targetId: "targetId",
  reason: "reason",
  requestId: "requestId",
  details: "details"
};
var ReportScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  authorId: "authorId",
  reporterId: "reporterId",
  reason: "reason",
  note: "note",
  status: "status",
  handlerId: "handlerId",
  resolutionNote: "resolutionNote",
  createdAt: "createdAt",
  claimedAt: "claimedAt",
  resolvedAt: "resolvedAt"
};
var RevisionScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  number: "number",
  ownerId: "ownerId",
  title: "title",
  body: "body",
  editorId: "editorId",
  at: "at"
};
var RemovalScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  parentId: "parentId",
  authorId: "authorId",
  title: "title",
  excerpt: "excerpt",
  memory: "memory",
  isPrivate: "isPrivate",
  state: "state",
  actorId: "actorId",
  reason: "reason",
  at: "at"
};
var ExportScalarFieldEnum = {
  id: "id",
  userId: "userId",
  state: "state",
  askedAt: "askedAt",
  attempts: "attempts",
  leasedUntil: "leasedUntil",
  objectKey: "objectKey",
  parts: "parts",
  partsTotal: "partsTotal",
  records: "records",
  bytes: "bytes",
  missing: "missing",
  fault: "fault",
  endedAt: "endedAt",
  expiresAt: "expiresAt"
};
var BoardScalarFieldEnum = {
  id: "id",
  title: "title",
  description: "description",
  position: "position",
  createdAt: "createdAt",
  deletedAt: "deletedAt"
};
var TopicScalarFieldEnum = {
  id: "id",
  boardId: "boardId",
  authorId: "authorId",
  title: "title",
  content: "content",
  isSticky: "isSticky",
  isLocked: "isLocked",
  createdAt: "createdAt",
  replyCount: "replyCount",
  lastReplyAt: "lastReplyAt",
  lastReplyUserId: "lastReplyUserId"
};
var ReplyScalarFieldEnum = {
  id: "id",
  topicId: "topicId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt"
};
var SessionScalarFieldEnum = {
  sid: "sid",
  sess: "sess",
  expire: "expire",
  userId: "userId"
};
var TotpFactorScalarFieldEnum = {
  userId: "userId",
  secret: "secret",
  lastStep: "lastStep",
  wrongCodes: "wrongCodes",
  blockedUntil: "blockedUntil",
  createdAt: "createdAt"
};
var RecoveryCodeScalarFieldEnum = {
  userId: "userId",
  hash: "hash",
  usedAt: "usedAt"
};
var PasskeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  credentialId: "credentialId",
  publicKey: "publicKey",
  counter: "counter",
  transports: "transports",
  name: "name",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var IdentityScalarFieldEnum = {
  id: "id",
  userId: "userId",
  issuer: "issuer",
  subject: "subject",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var SecretScalarFieldEnum = {
  name: "name",
  value: "value",
  createdAt: "createdAt"
};
var CategoryScalarFieldEnum = {
  id: "id",
  name: "name",
  slug: "slug"
};
var QuestionScalarFieldEnum = {
  id: "id",
  categoryId: "categoryId",
  authorId: "authorId",
  title: "title",
  body: "body",
  status: "status",
  bestAnswerId: "bestAnswerId",
  createdAt: "createdAt",
  answerCount: "answerCount"
};
var AnswerScalarFieldEnum = {
  id: "id",
  questionId: "questionId",
  authorId: "authorId",
  body: "body",
  createdAt: "createdAt",
  voteScore: "voteScore"
};
var VoteScalarFieldEnum = {
  answerId: "answerId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var QuestionSearchScalarFieldEnum = {
  questionId: "questionId"
};
var SearchEntryScalarFieldEnum = {
  id: "id",
  type: "type",
  contentId: "contentId",
  threadType: "threadType",
  threadId: "threadId",
  authorId: "authorId",
  area: "area",
  createdAt: "createdAt",
  until: "until",
  title: "title"
};
var StoreScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  slug: "slug",
  description: "description",
  status: "status",
  reopens: "reopens",
  createdAt: "createdAt",
  ratingSum: "ratingSum",
  ratingCount: "ratingCount"
};
var ProductScalarFieldEnum = {
  id: "id",
  storeId: "storeId",
  title: "title",
  slug: "slug",
  sku: "sku",
  description: "description",
  price: "price",
  regularPrice: "regularPrice",
  stock: "stock",
  status: "status",
  category: "category",
  imageUrl: "imageUrl",
  createdAt: "createdAt",
  deletedAt: "deletedAt",
  ownerId: "ownerId",
  shelf: "shelf",
  listed: "listed",
  titleKey: "titleKey",
  categoryKey: "categoryKey",
  ratingSum: "ratingSum",
  ratingCount: "ratingCount",
  rating: "rating"
};
var AnnouncementScalarFieldEnum = {
  id: "id",
  authorId: "authorId",
  title: "title",
  body: "body",
  until: "until",
  createdAt: "createdAt"
};
var ReviewScalarFieldEnum = {
  id: "id",
  productId: "productId",
  authorId: "authorId",
  rating: "rating",
  title: "title",
  body: "body",
  createdAt: "createdAt",
  reply: "reply",
  repliedAt: "repliedAt"
};
var OrderScalarFieldEnum = {
  id: "id",
  area: "area",
  buyerId: "buyerId",
  status: "status",
  createdAt: "createdAt",
  paidAt: "paidAt",
  paymentReference: "paymentReference",
  checkoutId: "checkoutId",
  disputeReason: "disputeReason"
};
var OrderItemScalarFieldEnum = {
  orderId: "orderId",
  productId: "productId",
  title: "title",
  price: "price",
  quantity: "quantity",
  storeId: "storeId",
  storeName: "storeName"
};
var OrderStoreScalarFieldEnum = {
  storeId: "storeId",
  orderId: "orderId"
};
var VideoScalarFieldEnum = {
  id: "id",
  authorId: "authorId",
  title: "title",
  description: "description",
  visibility: "visibility",
  status: "status",
  objectKey: "objectKey",
  mimeType: "mimeType",
  size: "size",
  duration: "duration",
  width: "width",
  height: "height",
  thumbnailUrl: "thumbnailUrl",
  createdAt: "createdAt",
  likeCount: "likeCount",
  dislikeCount: "dislikeCount",
  commentCount: "commentCount"
};
var RatingScalarFieldEnum = {
  videoId: "videoId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var CommentScalarFieldEnum = {
  id: "id",
  videoId: "videoId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt"
};
var VideoViewScalarFieldEnum = {
  videoId: "videoId",
  views: "views"
};
var FileScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  mimeType: "mimeType",
  size: "size",
  sha256: "sha256",
  objectKey: "objectKey",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  nameKey: "nameKey"
};
var FileUsageScalarFieldEnum = {
  ownerId: "ownerId",
  files: "files",
  bytes: "bytes"
};
var ShareScalarFieldEnum = {
  id: "id",
  token: "token",
  fileId: "fileId",
  videoId: "videoId",
  passwordHash: "passwordHash",
  expiresAt: "expiresAt",
  allowDownload: "allowDownload",
  createdAt: "createdAt"
};
var AppScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  clientId: "clientId",
  secretHash: "secretHash",
  redirectUris: "redirectUris",
  origins: "origins",
  createdAt: "createdAt"
};
var AppGrantScalarFieldEnum = {
  id: "id",
  userId: "userId",
  appId: "appId",
  scopes: "scopes",
  createdAt: "createdAt"
};
var AppSessionScalarFieldEnum = {
  id: "id",
  grantId: "grantId",
  scopes: "scopes",
  codeHash: "codeHash",
  codeChallenge: "codeChallenge",
  redirectUri: "redirectUri",
  codeExpiresAt: "codeExpiresAt",
  codeUsedAt: "codeUsedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var AppRefreshTokenScalarFieldEnum = {
  hash: "hash",
  sessionId: "sessionId",
  createdAt: "createdAt",
  usedAt: "usedAt"
};
var AppDeviceScalarFieldEnum = {
  deviceHash: "deviceHash",
  userHash: "userHash",
  appId: "appId",
  scopes: "scopes",
  pause: "pause",
  askedAt: "askedAt",
  grantId: "grantId",
  deniedAt: "deniedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var JobTurnScalarFieldEnum = {
  job: "job",
  nextAt: "nextAt"
};
var BackupLeaseScalarFieldEnum = {
  id: "id",
  leasedUntil: "leasedUntil"
};
var BackupScalarFieldEnum = {
  id: "id",
  snapshotAt: "snapshotAt"
};
var PostponedRemovalScalarFieldEnum = {
  key: "key",
  at: "at"
};
var RateLimitScalarFieldEnum = {
  key: "key",
  points: "points",
  expire: "expire"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// generated/prisma/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  OrderArea,
  OrderStatus,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  ProductStatus,
  QuestionStatus,
  ReportStatus,
  Role,
  Scope,
  StoreStatus,
  VideoStatus,
  VideoVisibility
};
